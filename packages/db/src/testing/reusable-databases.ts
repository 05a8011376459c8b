import type { Database } from "../open-database.ts";

export interface TestDatabase extends Database {
	/** For opening it a second time, like another process. */
	readonly url: string;
}

export interface ReusableDatabase {
	readonly database: TestDatabase;
	untilIdle(): Promise<void>;
	/** Makes the rows those of a new one. @returns false where tests have changed more than rows. */
	reset(): Promise<boolean>;
	remove(): Promise<void>;
}

/** Keeps databases open between tests: their connections and prepared statements cost more than most tests do. */
export class ReusableDatabases {
	readonly #create: () => Promise<ReusableDatabase>;
	readonly #idle: ReusableDatabase[] = [];

	constructor(create: () => Promise<ReusableDatabase>) {
		this.#create = create;
	}

	async acquire(): Promise<ReusableDatabase> {
		for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) {
			if (await idle.reset()) return idle;
			await idle.remove();
		}
		return await this.#create();
	}

	async release(database: ReusableDatabase): Promise<void> {
		await database.untilIdle();
		this.#idle.push(database);
	}
}

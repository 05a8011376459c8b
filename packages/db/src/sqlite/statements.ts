import type { Database, Statement } from "better-sqlite3";
import { DatabaseConnectionError } from "../connection-error.ts";

/** Over this the oldest is dropped: a query with a list has another text for each length of the list. */
const MAX_STATEMENTS = 500;

export class Statements {
	readonly #raw: Database;
	readonly #byText = new Map<string, Statement<unknown[], never>>();

	constructor(raw: Database) {
		this.#raw = raw;
	}

	/** @throws DatabaseConnectionError once the database is closed. */
	get<R>(sql: string): Statement<unknown[], R> {
		this.assertOpen();
		const cached = this.#byText.get(sql);
		if (cached !== undefined) return cached;
		const statement = this.#raw.prepare<unknown[], never>(sql);
		if (this.#byText.size >= MAX_STATEMENTS) this.#evictOldest();
		this.#byText.set(sql, statement);
		return statement;
	}

	assertOpen(): void {
		if (!this.#raw.open) throw new DatabaseConnectionError("closed");
	}

	#evictOldest(): void {
		for (const sql of this.#byText.keys()) {
			this.#byText.delete(sql);
			return;
		}
	}
}

import type { CompiledQuery, DatabaseConnection, IsolationLevel, QueryResult } from "kysely";
import type { QueryResult as Answer, PoolClient, QueryConfig } from "pg";
import { isStalePlan, type PreparedNames } from "./prepared-names.ts";

/** What PostgreSQL says when it ends a connection: its shutdown, its crash, a transaction that idled too long. */
const ENDING = /^(08|57P0)|^25P03$/;

/** A connection while somebody uses it. */
export class PgConnection implements DatabaseConnection {
	readonly #client: PoolClient;
	readonly #names: PreparedNames;
	readonly #onError = (error: Error): void => {
		this.#lostBy ??= error;
	};
	/** What the connection was lost by; undefined while it works. */
	#lostBy: Error | undefined;
	/** Whether the connection may be in any state, and so must not be used again. */
	#isBroken = false;
	#isInTransaction = false;

	constructor(client: PoolClient, names: PreparedNames) {
		this.#client = client;
		this.#names = names;
		client.on("error", this.#onError);
	}

	/** Gives the connection back to the pool, which closes it where it can't be used again. */
	release(): void {
		this.#client.off("error", this.#onError);
		this.#client.release(this.#isBroken || this.#lostBy !== undefined);
	}

	async begin(level: IsolationLevel): Promise<void> {
		await this.#send({ text: `start transaction isolation level ${level}` });
		this.#isInTransaction = true;
	}

	/** @throws when nothing was committed because a statement had failed, though the code that sent it went on. */
	async commit(): Promise<void> {
		const { command } = await this.#send({ text: "commit" });
		this.#isInTransaction = false;
		if (command === "ROLLBACK")
			throw new Error("PostgreSQL gave up the transaction when a statement failed.");
	}

	async rollback(): Promise<void> {
		try {
			await this.#send({ text: "rollback" });
			this.#isInTransaction = false;
		} catch {
			// Not thrown: the caller gets the error that made it roll back.
			this.#isBroken = true;
		}
	}

	async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		const { sql: text, parameters } = query;
		const name = this.#names.get(text);
		try {
			const { rows, rowCount, command } = await this.#send({ name, text, values: [...parameters] });
			if (command === "SELECT" || rowCount === null) return { rows };
			return { rows, numAffectedRows: BigInt(rowCount) };
		} catch (error) {
			if (isStalePlan(error)) {
				this.#names.replace(text, name);
				// Inside a transaction, only the whole of it can be run again.
				if (!this.#isInTransaction) return await this.executeQuery<R>(query);
			}
			// Made when the answer came in, its stack does not show who asked: add that.
			if (error instanceof Error) error.stack += `\n${new Error().stack?.split("\n").slice(1).join("\n")}`;
			throw error;
		}
	}

	streamQuery(): never {
		throw new Error("Streams are not supported on PostgreSQL: read in pages.");
	}

	/** @throws an error that says so when the connection is lost. */
	async #send(query: QueryConfig): Promise<Answer> {
		try {
			return await this.#client.query(query);
		} catch (error) {
			if (isEnding(error)) this.#lostBy ??= error;
			if (this.#lostBy === undefined) throw error;
			throw new Error("The connection to PostgreSQL was lost.", { cause: this.#lostBy });
		}
	}
}

function isEnding(error: unknown): error is Error {
	return (
		error instanceof Error && "code" in error && typeof error.code === "string" && ENDING.test(error.code)
	);
}

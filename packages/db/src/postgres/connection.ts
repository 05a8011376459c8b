import type { CompiledQuery, DatabaseConnection, IsolationLevel, QueryResult } from "kysely";
import type { QueryResult as Answer, PoolClient, QueryConfig } from "pg";
import type { Limits } from "./limits.ts";
import { isStalePlan, type PreparedNames } from "./prepared-names.ts";

/** What PostgreSQL says when it ends a connection: its shutdown, its crash, a transaction that idled too long. */
const ENDING = /^(08|57P0)|^25P03$/;

/** What the driver says when its own time for a statement is up. */
const NO_ANSWER = "Query read timeout";
/** PostgreSQL ends a statement that takes too long. Where not even that is heard, the connection leads nowhere. */
const GRACE_MS = 500;

/** The driver heeds this; its types know it of the whole connection only. */
interface TimedQuery extends QueryConfig {
	query_timeout?: number | undefined;
}

/** A connection while somebody uses it. */
export class PgConnection implements DatabaseConnection {
	readonly #client: PoolClient;
	readonly #names: PreparedNames;
	readonly #limits: Limits | null;
	readonly #onError = (error: Error): void => {
		this.#lostBy ??= error;
	};
	/** What the connection was lost by; undefined while it works. */
	#lostBy: Error | undefined;
	/** Whether the connection may be in any state, and so must not be used again. */
	#isBroken = false;
	#isInTransaction = false;
	/** Whether statements may take as long as they need. */
	#isLifted = false;

	constructor(client: PoolClient, names: PreparedNames, limits: Limits | null) {
		this.#client = client;
		this.#names = names;
		this.#limits = limits;
		client.on("error", this.#onError);
	}

	/** Lets statements take as long as they need, until the connection is given back. */
	async lift(): Promise<void> {
		await this.#send({ text: "set statement_timeout = 0" });
		this.#isLifted = true;
	}

	/** Gives the connection back to the pool, which closes it where it can't be used again. */
	async release(): Promise<void> {
		if (this.#isLifted) await this.#lower();
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

	async #lower(): Promise<void> {
		this.#isLifted = false;
		try {
			await this.#send({ text: "reset statement_timeout" });
		} catch {
			this.#isBroken = true;
		}
	}

	streamQuery(): never {
		throw new Error("Streams are not supported on PostgreSQL: read in pages.");
	}

	/** @throws an error that says so when the connection is lost. */
	async #send(query: TimedQuery): Promise<Answer> {
		if (this.#lostBy !== undefined) throw lost(this.#lostBy);
		if (this.#limits && !this.#isLifted) query.query_timeout = this.#limits.statementMs + GRACE_MS;
		try {
			return await this.#client.query(query);
		} catch (error) {
			if (isEnding(error)) this.#lostBy ??= error;
			if (this.#lostBy === undefined) throw error;
			this.#limits?.reach.suspect(this.#lostBy);
			throw lost(this.#lostBy);
		}
	}
}

function lost(cause: Error): Error {
	return new Error("The connection to PostgreSQL was lost.", { cause });
}

function isEnding(error: unknown): error is Error {
	if (!(error instanceof Error)) return false;
	if (error.message === NO_ANSWER) return true;
	return "code" in error && typeof error.code === "string" && ENDING.test(error.code);
}

import type { CompiledQuery, DatabaseConnection, IsolationLevel, QueryResult } from "kysely";
import pg, { type QueryResult as Answer, type PoolClient, type QueryConfig } from "pg";
import { DatabaseConnectionError } from "../connection-error.ts";
import { isLockTimeout, retryTransient, waitForLocks } from "../retry.ts";
import { isStalePlan } from "../stale-plan.ts";
import { isWithoutStatementTimeout } from "../without-statement-timeout.ts";
import type { Limits } from "./limits.ts";
import type { PreparedNames } from "./prepared-names.ts";

/** Codes with which PostgreSQL ends a connection: shutdown, crash, a transaction idle for too long. */
const ENDING_CODES = /^(08|57P0)|^25P03$/;

/** PostgreSQL ends a statement that takes too long. Without even that answer, the connection is dead. */
const GRACE_MS = 500;

/** The driver accepts the timeout for a single query, but its types do not. */
interface TimedQuery extends QueryConfig {
	query_timeout?: number | undefined;
}

export type ConnectionPurpose = "read" | "write";

export interface BorrowedConnection {
	readonly client: PoolClient;
	release(isBroken: boolean): void;
}

interface ConnectionOptions {
	borrow(purpose: ConnectionPurpose): Promise<BorrowedConnection>;
	/** Runs a write as one of its caller's. */
	runWrite<T>(write: () => Promise<T>): Promise<T>;
	/** Returns what runs each try of one statement. */
	tries(): <T>(attempt: () => Promise<T>) => Promise<T>;
	readonly names: PreparedNames;
	readonly limits: Limits | null;
}

/** A connection for one caller, borrowed at its first statement, which shows whether it reads or writes. */
export class PgConnection implements DatabaseConnection {
	readonly #options: ConnectionOptions;
	#borrowed: BorrowedConnection | null = null;
	readonly #onError = (error: Error): void => {
		this.#connectionError ??= error;
	};
	#connectionError: Error | undefined;
	/** Whether the connection is in an unknown state, and must not be reused. */
	#isBroken = false;
	#isInTransaction = false;
	#isTimeoutLifted = false;

	constructor(options: ConnectionOptions) {
		this.#options = options;
	}

	async release(): Promise<void> {
		if (!this.#borrowed) return;
		if (this.#isTimeoutLifted) await this.#restoreTimeout();
		this.#borrowed.client.off("error", this.#onError);
		this.#borrowed.release(this.#isBroken || this.#connectionError !== undefined);
		this.#borrowed = null;
	}

	async begin(level: IsolationLevel): Promise<void> {
		await this.#open("write");
		await this.#send({ text: `start transaction isolation level ${level}` });
		this.#isInTransaction = true;
	}

	/** @throws when a statement had failed, and the caller had ignored it: PostgreSQL then rolls back instead. */
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
			// Not thrown: the caller gets the error that caused the rollback.
			this.#isBroken = true;
		}
	}

	async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		// Inside a transaction, only the whole transaction can be retried.
		if (this.#isInTransaction) return await this.#execute<R>(query);
		const tryOnce = this.#options.tries();
		const run = () => waitForLocks(() => retryTransient(() => tryOnce(() => this.#executeAlone<R>(query))));
		return await (isRead(query) ? run() : this.#options.runWrite(run));
	}

	/** Returns the connection before the pause that follows a wait for a lock. */
	async #executeAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		try {
			return await this.#execute<R>(query);
		} catch (error) {
			if (isLockTimeout(error)) await this.release();
			throw error;
		}
	}

	async #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		const { sql: text, parameters } = query;
		const name = this.#options.names.get(text);
		await this.#open(isRead(query) ? "read" : "write");
		try {
			const { rows, rowCount, command } = await this.#send({ name, text, values: [...parameters] });
			if (command === "SELECT" || rowCount === null) return { rows };
			return { rows, numAffectedRows: BigInt(rowCount) };
		} catch (error) {
			if (isStalePlan(error)) this.#options.names.replace(text, name);
			// The driver's stack ends at the socket: append the caller's.
			if (error instanceof Error) error.stack += `\n${new Error().stack?.split("\n").slice(1).join("\n")}`;
			throw error;
		}
	}

	async #open(purpose: ConnectionPurpose): Promise<void> {
		if (this.#borrowed) return;
		this.#borrowed = await this.#options.borrow(purpose);
		this.#borrowed.client.on("error", this.#onError);
		if (!this.#options.limits || !isWithoutStatementTimeout()) return;
		await this.#send({ text: "set statement_timeout = 0; set lock_timeout = 0" });
		this.#isTimeoutLifted = true;
	}

	async #restoreTimeout(): Promise<void> {
		this.#isTimeoutLifted = false;
		try {
			await this.#send({ text: "reset statement_timeout; reset lock_timeout" });
		} catch {
			this.#isBroken = true;
		}
	}

	streamQuery(): never {
		throw new Error("Streams are not supported on PostgreSQL: read in pages.");
	}

	async #send(query: TimedQuery): Promise<Answer> {
		const { limits } = this.#options;
		if (!this.#borrowed) throw new Error("No statement has been sent on this connection.");
		if (this.#connectionError !== undefined) throw connectionLost(this.#connectionError);
		if (limits && !this.#isTimeoutLifted) query.query_timeout = limits.statementMs + GRACE_MS;
		try {
			return await this.#borrowed.client.query(query);
		} catch (error) {
			if (isConnectionError(error)) this.#connectionError ??= error;
			if (this.#connectionError === undefined) throw error;
			limits?.availability.reportFailure(this.#connectionError);
			throw connectionLost(this.#connectionError);
		}
	}
}

/** Whether it is one statement that only reads; a raw text is judged by its first word. */
function isRead({ query, sql: text }: CompiledQuery): boolean {
	return query.kind === "SelectQueryNode" || (query.kind === "RawNode" && /^\s*select\b/i.test(text));
}

function connectionLost(cause: Error): Error {
	return new DatabaseConnectionError("connection-lost", { cause });
}

function isConnectionError(error: unknown): error is Error {
	// The driver has no codes for its timeout or a closed connection: an error not sent by PostgreSQL is one.
	if (!(error instanceof pg.DatabaseError)) return error instanceof Error && !(error instanceof TypeError);
	return ENDING_CODES.test(error.code ?? "");
}

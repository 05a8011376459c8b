import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers";
import type { Database, Statement } from "better-sqlite3";
import {
	type DatabaseConnection,
	type Dialect,
	type Driver,
	type QueryResult,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
} from "kysely";
import { LRUCache } from "lru-cache";
import { DatabaseConnectionError, refuseUnstorableText } from "../database-errors.ts";

/** Captured at load, because tests replace the timers. */
const scheduleImmediate = setImmediate;

/** A query with a list has another text for each length of the list. */
const MAX_STATEMENTS = 500;
const MAX_TRANSACTIONS_PER_COMMIT = 100;

/** The connection as one caller has it, until it is released or its transaction ends. */
interface Connection extends DatabaseConnection {
	/** "rolled back" until it is released, "over" once the connection is another caller's. */
	state: "alone" | "transaction" | "savepoint" | "rolled back" | "over";
}

interface PendingCommit extends PromiseWithResolvers<void> {
	/** How many transactions wait for it. */
	transactions: number;
}

export function sqliteDialect(driver: SqliteDriver): Dialect {
	return {
		createDriver: () => driver,
		createQueryCompiler: () => new SqliteQueryCompiler(),
		createAdapter: () => new SharingAdapter(),
		createIntrospector: (db) => new SqliteIntrospector(db),
	};
}

class SharingAdapter extends SqliteAdapter {
	/** Kysely would otherwise keep the connection until the commit, so that no transaction could share it. */
	override get supportsMultipleConnections(): boolean {
		return true;
	}

	/** Migrations run in one transaction, whose write lock keeps other processes from migrating too. */
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

/**
 * Gives the one connection to one caller at a time. Transactions that finish in the same pass of the event loop share a
 * commit: all after the first are savepoints in it. See docs/decisions/sqlite-commits-are-shared.md.
 */
export class SqliteDriver implements Driver {
	readonly #raw: Database;
	readonly #onCommit: (transactions: number) => void;
	readonly #statements = new LRUCache<string, Statement<unknown[], unknown>>({
		max: MAX_STATEMENTS,
		memoMethod: (sql) => this.#raw.prepare(sql),
	});
	#isLocked = false;
	readonly #waiting: (() => void)[] = [];
	/** Queries outside of transactions, which see committed rows only. They come first after the pending commit. */
	readonly #waitingForCommit: (() => void)[] = [];
	/** The commit that finished transactions wait for. While there is one, SQLite's transaction is open. */
	#pending: PendingCommit | null = null;
	#closing: Promise<void> | undefined;

	constructor(raw: Database, onCommit: (transactions: number) => void = () => {}) {
		this.#raw = raw;
		this.#onCommit = onCommit;
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<Connection> {
		refuseInsideTransaction(this);
		if (this.#closing !== undefined) throw new DatabaseConnectionError("closed");
		await this.#lock();
		const connection: Connection = {
			state: "alone",
			executeQuery: async ({ sql, parameters }) => {
				refuseUnstorableText(parameters);
				const { state } = connection;
				if (state === "alone") await this.#untilCommitted();
				else if (state === "rolled back" || state === "over" || !this.#raw.inTransaction)
					throw new Error("The transaction is over.");
				return this.#run(sql, parameters);
			},
			streamQuery: () => {
				throw new Error("Streams are not supported: read in pages.");
			},
		};
		return connection;
	}

	async releaseConnection(connection: Connection): Promise<void> {
		if (connection.state !== "over") this.#unlock();
		connection.state = "over";
	}

	async beginTransaction(connection: Connection): Promise<void> {
		if (this.#pending?.transactions === MAX_TRANSACTIONS_PER_COMMIT) this.#commit();
		const isFirst = this.#pending === null;
		// "immediate": SQLite refuses the write lock to a transaction that has read before another process wrote.
		this.#run(isFirst ? "begin immediate" : "savepoint shared");
		connection.state = isFirst ? "transaction" : "savepoint";
	}

	/** Frees the connection for the next caller, and resolves when the transaction's writes are on the disk. */
	async commitTransaction(connection: Connection): Promise<void> {
		if (!this.#raw.inTransaction) throw new DatabaseConnectionError("rolled-back");
		if (connection.state === "savepoint") this.#run("release shared");
		this.#pending ??= this.#planCommit();
		this.#pending.transactions++;
		const { promise } = this.#pending;
		connection.state = "over";
		this.#unlock();
		await promise;
	}

	/** Kysely also calls it after a failed commit, when the connection may already be another caller's. */
	async rollbackTransaction(connection: Connection): Promise<void> {
		const { state } = connection;
		if (state !== "over") connection.state = "rolled back";
		if (state === "transaction") this.#rollbackAll();
		if (state !== "savepoint" || !this.#raw.inTransaction) return;
		try {
			this.#run("rollback to shared");
			this.#run("release shared");
		} catch (error) {
			this.#rollbackAll(error);
		}
	}

	/** Waits for running work. */
	destroy(): Promise<void> {
		this.#closing ??= this.#commitInTurn()
			.then(() => this.#lock())
			.then(() => void this.#raw.close());
		return this.#closing;
	}

	async #lock(): Promise<void> {
		if (this.#isLocked) await new Promise<void>((resolve) => this.#waiting.push(resolve));
		this.#isLocked = true;
	}

	/** Lets others use the connection until the pending commit, which they may still join. */
	async #untilCommitted(): Promise<void> {
		if (this.#pending === null) return;
		await new Promise<void>((resolve) => {
			this.#waitingForCommit.push(resolve);
			this.#unlock();
		});
	}

	#unlock(): void {
		const next = (this.#pending === null && this.#waitingForCommit.shift()) || this.#waiting.shift();
		if (next === undefined) this.#isLocked = false;
		else next();
	}

	#run<R>(sql: string, parameters: readonly unknown[] = []): QueryResult<R> {
		try {
			const statement = this.#statements.memo(sql);
			if (statement.reader) return { rows: statement.all(parameters) as R[] };
			return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
		} catch (error) {
			// On a full disk SQLite rolls back everything, not the statement alone.
			if (!this.#raw.inTransaction) this.#rollbackAll(error);
			throw error;
		}
	}

	#planCommit(): PendingCommit {
		// It takes its turn, after the transactions that wait by then.
		scheduleImmediate(() => this.#commitInTurn());
		return { ...Promise.withResolvers<void>(), transactions: 0 };
	}

	async #commitInTurn(): Promise<void> {
		await this.#lock();
		this.#commit();
		this.#unlock();
	}

	#commit(): void {
		if (this.#pending === null) return;
		const { transactions, resolve } = this.#pending;
		try {
			this.#run("commit");
			this.#pending = null;
			resolve();
			this.#onCommit(transactions);
		} catch (error) {
			this.#rollbackAll(error);
		}
	}

	/** Rolls back all transactions that wait for the next commit. */
	#rollbackAll(error?: unknown): void {
		this.#pending?.reject(error);
		this.#pending = null;
		if (this.#raw.inTransaction) this.#raw.exec("rollback");
	}
}

interface OpenTransaction {
	/** SQLite's driver. PostgreSQL has none: its queries may run beside a transaction. */
	readonly owner: object;
	isOpen: boolean;
}

const current = new AsyncLocalStorage<OpenTransaction>();

/** Makes `isInsideTransaction(owner)` true in everything that `work` calls, until it settles. */
export async function insideTransaction<T>(owner: object, work: () => Promise<T>): Promise<T> {
	const transaction: OpenTransaction = { owner, isOpen: true };
	try {
		return await current.run(transaction, work);
	} finally {
		transaction.isOpen = false;
	}
}

/** Whether the caller runs inside an open transaction of `owner`. */
export function isInsideTransaction(owner: object): boolean {
	const transaction = current.getStore();
	return transaction?.isOpen === true && transaction.owner === owner;
}

/** @throws inside a transaction of `owner`: a query outside it would deadlock or miss its writes. */
function refuseInsideTransaction(owner: object): void {
	if (isInsideTransaction(owner)) {
		throw new Error(
			"The database was used inside its own open transaction: use the transaction (tx) instead.",
		);
	}
}

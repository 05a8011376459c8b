import { existsSync } from "node:fs";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import { type Effect, Effects } from "./after-commit.ts";
import type { Dialect } from "./dialect-of.ts";
import { isInsideTransaction } from "./open-transaction.ts";
import { openPool, type TimeLimits } from "./postgres/pool.ts";
import type { Queries } from "./queries.ts";
import { retryTransient } from "./retry.ts";
import { runTransaction } from "./sqlite/run-transaction.ts";
import { EngineDialect } from "./sqlite/sqlite.dialect.ts";
import { SqliteEngine } from "./sqlite/sqlite.engine.ts";
import type { Tables } from "./tables.ts";

export interface Tx extends Transaction<Tables> {
	/**
	 * Starts `effect` once the transaction is committed, in the order of these calls, without waiting for its promise.
	 * Nothing may depend on it: it is dropped on a rollback or retry, and lost when the process ends.
	 */
	afterCommit(effect: Effect): void;
}

export interface Database {
	readonly dialect: Dialect;
	/** SQLite throws inside a transaction of this database; on PostgreSQL it would take a second connection. */
	readonly kysely: Queries;
	/**
	 * Commits when `work` resolves, rolls back when it throws; retried after a deadlock. SQLite: await nothing slow in
	 * it. PostgreSQL: "read committed", so lock the rows that it decides on (`lockRows`).
	 */
	transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
	/** On SQLite, a query outside the transaction would wait for its end, and so for ever. PostgreSQL: false. */
	isInsideTransaction(): boolean;
	/** Null on SQLite. */
	poolUse(): PoolUse | null;
	/** @throws when the database doesn't answer in time. */
	ping(): Promise<void>;
	close(): Promise<void>;
}

interface PoolUse {
	readonly total: number;
	readonly idle: number;
	readonly waiting: number;
}

export interface DatabaseOptions {
	/** `sqlite:<path>`, or `postgres://…`. */
	readonly url: string;
	/** Refuse a missing SQLite file instead of creating it. @default false */
	readonly mustExist?: boolean;
	/** Whether a commit on SQLite waits for the disk. @default true */
	readonly isDurable?: boolean;
	/** To PostgreSQL. @default 10 */
	readonly maxConnections?: number;
	/** For PostgreSQL. @default none on statements and locks */
	readonly limits?: TimeLimits;
	/** Gets the error of a failed effect. By default the process prints a warning. */
	readonly onError?: (error: unknown) => void;
	/** Called after each commit on SQLite with the number of transactions that shared it. */
	readonly onCommit?: (transactions: number) => void;
}

/** Opens a database, on SQLite creating its file unless `mustExist`. @throws when it can't be reached. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
	const { url, mustExist = false, isDurable = true, onError = warn, onCommit } = options;
	const file = sqliteFile(url);
	if (mustExist && file !== null && !existsSync(file)) throw new Error(`There is no database at ${file}.`);
	let database: Database | undefined;
	try {
		database =
			file === null
				? openPostgres(options, onError)
				: openSqlite(new SqliteEngine(file, isDurable, onCommit), onError);
		await database.ping();
		return database;
	} catch (error) {
		await database?.close();
		throw new Error(`The database ${file ?? withoutPassword(url)} can't be opened: ${reasonOf(error)}`, {
			cause: error,
		});
	}
}

/** Returns the file of a `sqlite:` URL, and null for a PostgreSQL URL. @throws for any other URL. */
export function sqliteFile(url: string): string | null {
	if (/^postgres(ql)?:\/\//.test(url)) return null;
	const file = /^sqlite:(.+)$/.exec(url)?.[1];
	if (file === undefined) throw new Error('A database address starts with "sqlite:" or "postgres://".');
	return file;
}

type OnError = (error: unknown) => void;

function openSqlite(engine: SqliteEngine, onError: OnError): Database {
	const dialect = new EngineDialect(engine);
	const kysely = new Kysely<Tables>({ dialect });
	const props = {
		config: { dialect },
		dialect,
		driver: dialect.createDriver(),
		executor: kysely.getExecutor(),
	};
	return {
		dialect: "sqlite",
		kysely,
		transaction: (work) => transact(work, (runWork) => runTransaction(engine, props, runWork), onError),
		isInsideTransaction: () => isInsideTransaction(engine),
		poolUse: () => null,
		ping: () => ping(kysely),
		close: () => engine.close(),
	};
}

function openPostgres({ url, maxConnections = 10, limits }: DatabaseOptions, onError: OnError): Database {
	const pool = openPool(url, maxConnections, limits);
	const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
	const begin = kysely.transaction().setIsolationLevel("read committed");
	return {
		dialect: "postgres",
		kysely,
		transaction: (work) => transact(work, (runWork) => begin.execute(runWork), onError),
		isInsideTransaction: () => false,
		poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
		ping: () => ping(kysely),
		close: () => kysely.destroy(),
	};
}

/** Retries `work` until a commit succeeds, then starts the effects of that attempt alone. */
async function transact<T>(
	work: (tx: Tx) => Promise<T>,
	run: (runWork: (tx: Transaction<Tables>) => Promise<T>) => Promise<T>,
	onError: OnError,
): Promise<T> {
	const attempt = async () => {
		const effects = new Effects();
		const afterCommit = (effect: Effect) => effects.add(effect);
		const result = await run((tx) => work(Object.assign(tx, { afterCommit })).finally(() => effects.close()));
		return { result, effects };
	};
	const { result, effects } = await retryTransient(attempt);
	effects.start(onError);
	return result;
}

function warn(error: unknown): void {
	process.emitWarning(error instanceof Error ? error : String(error));
}

async function ping(kysely: Queries): Promise<void> {
	await sql`select 1`.execute(kysely);
}

function withoutPassword(url: string): string {
	return URL.canParse(url) ? `postgres://${new URL(url).host}${new URL(url).pathname}` : "postgres://…";
}

/** Falls back to the code: the error of a refused connection has an empty message. */
function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.message !== "" || !("code" in error) ? error.message : String(error.code);
}

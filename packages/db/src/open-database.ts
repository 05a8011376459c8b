import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { reasonOf } from "@hilo/rules/errors/errors";
import SqliteDatabase, { type Database as SqliteConnection } from "better-sqlite3";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import { UnusableDatabaseError } from "./database-errors.ts";
import type { Dialect } from "./dialects.ts";
import { openPool, type Timeouts } from "./postgres/pool.ts";
import { retryTransient } from "./retry.ts";
import { makePrivate } from "./sqlite/private-file.ts";
import {
	insideTransaction,
	isInsideTransaction,
	SqliteDriver,
	sqliteDialect,
} from "./sqlite/sqlite-driver.ts";
import type { Queries, Tables } from "./tables.ts";

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
	/**
	 * On PostgreSQL on a connection of its own, because calls may have taken all others.
	 * @throws when the database doesn't answer in time.
	 */
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
	/** To PostgreSQL, besides the one of `ping`. @default 10 */
	readonly maxConnections?: number;
	/** For PostgreSQL. @default none on statements and locks */
	readonly timeouts?: Timeouts;
	/** Gets the error of a failed effect. By default the process prints a warning. */
	readonly onError?: (error: unknown) => void;
	/** Called after each commit on SQLite with the number of transactions that shared it. */
	readonly onCommit?: (transactions: number) => void;
}

/** Opens a database, on SQLite creating its file unless `mustExist`. @throws when it can't be reached. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
	const { url, mustExist = false, onError = warn } = options;
	const file = sqliteFile(url);
	if (mustExist && file !== null && !existsSync(file))
		throw new UnusableDatabaseError(`There is no database at ${file}.`);
	let database: Database | undefined;
	try {
		database = file === null ? openPostgres(options, onError) : openSqlite(file, options, onError);
		await database.ping();
		return database;
	} catch (error) {
		await database?.close();
		throw new UnusableDatabaseError(
			`The database ${file ?? withoutPassword(url)} can't be opened: ${reasonOf(error)}`,
			{ cause: error },
		);
	}
}

/** Returns the file of a `sqlite:` URL, and null for a PostgreSQL URL. @throws for any other URL. */
export function sqliteFile(url: string): string | null {
	if (/^postgres(ql)?:\/\//.test(url)) return null;
	const file = /^sqlite:(.+)$/.exec(url)?.[1];
	if (file === undefined) throw new Error('A database address starts with "sqlite:" or "postgres://".');
	return file;
}

type Effect = () => void | Promise<void>;
type OnError = (error: unknown) => void;

function openSqlite(
	file: string,
	{ isDurable = true, onCommit }: DatabaseOptions,
	onError: OnError,
): Database {
	const driver = new SqliteDriver(openFile(file, isDurable), onCommit);
	const kysely = new Kysely<Tables>({ dialect: sqliteDialect(driver) });
	const run = <T>(runWork: (tx: Transaction<Tables>) => Promise<T>) =>
		kysely.transaction().execute((tx) => insideTransaction(driver, () => runWork(tx)));
	return {
		dialect: "sqlite",
		kysely,
		transaction: (work) => transact(work, run, onError),
		isInsideTransaction: () => isInsideTransaction(driver),
		poolUse: () => null,
		ping: async () => void (await sql`select 1`.execute(kysely)),
		// Not Kysely's `destroy`, after which calls fail without a code.
		close: () => driver.destroy(),
	};
}

const OPEN_TIMEOUT_MS = 5_000;
/** How long SQLite blocks this process while another one writes. Transactions try again for five seconds. */
const BUSY_TIMEOUT_MS = 20;
const CACHE_KIB = 65_536;
const MMAP_BYTES = 268_435_456;
/** The write-ahead log is truncated to this size after a burst of writes or a long backup. */
const LOG_BYTES = 67_108_864;

function openFile(file: string, isDurable: boolean): SqliteConnection {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	if (file !== ":memory:") makePrivate(file);
	const raw = new SqliteDatabase(file, { timeout: OPEN_TIMEOUT_MS });
	raw.pragma("journal_mode = wal");
	raw.pragma(`synchronous = ${isDurable ? "full" : "off"}`);
	raw.pragma("foreign_keys = on");
	raw.pragma("temp_store = memory");
	raw.pragma(`cache_size = -${CACHE_KIB}`);
	raw.pragma(`mmap_size = ${MMAP_BYTES}`);
	raw.pragma(`journal_size_limit = ${LOG_BYTES}`);
	raw.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
	return raw;
}

function openPostgres({ url, maxConnections = 10, timeouts }: DatabaseOptions, onError: OnError): Database {
	const pool = openPool(url, maxConnections, timeouts);
	const pingPool = openPool(url, 1, timeouts);
	const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
	let closing: Promise<void> | undefined;
	const begin = kysely.transaction().setIsolationLevel("read committed");
	return {
		dialect: "postgres",
		kysely,
		transaction: (work) => transact(work, (runWork) => begin.execute(runWork), onError),
		isInsideTransaction: () => false,
		poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
		ping: async () => void (await pingPool.query("select 1")),
		// Not Kysely's `destroy`, which leaves a pool open that it has not used.
		close: () => (closing ??= Promise.all([pool.end(), pingPool.end()]).then(() => {})),
	};
}

/** Retries `work` until a commit succeeds, then starts the effects of that attempt alone. */
async function transact<T>(
	work: (tx: Tx) => Promise<T>,
	run: (runWork: (tx: Transaction<Tables>) => Promise<T>) => Promise<T>,
	onError: OnError,
): Promise<T> {
	const attempt = async () => {
		const effects: Effect[] = [];
		let isOver = false;
		const afterCommit = (effect: Effect) => {
			if (isOver) throw new Error("The transaction is over: nothing more can wait for its commit.");
			effects.push(effect);
		};
		const result = await run((tx) =>
			work(Object.assign(tx, { afterCommit })).finally(() => {
				isOver = true;
			}),
		);
		return { result, effects };
	};
	const { result, effects } = await retryTransient(attempt);
	// The promise also catches what an effect throws synchronously.
	for (const effect of effects) new Promise<void>((resolve) => resolve(effect())).catch(onError);
	return result;
}

function warn(error: unknown): void {
	process.emitWarning(error instanceof Error ? error : String(error));
}

function withoutPassword(url: string): string {
	return URL.canParse(url) ? `postgres://${new URL(url).host}${new URL(url).pathname}` : "postgres://…";
}

import { existsSync } from "node:fs";
import { Kysely, sql, type Transaction } from "kysely";
import { currentSubject } from "./acting-for.ts";
import { type Effect, Effects } from "./after-commit.ts";
import type { Dialect } from "./dialect-of.ts";
import { insideTransaction, isInsideTransaction } from "./open-transaction.ts";
import { canReach, PostgresAvailability } from "./postgres/availability.ts";
import type { TimeLimits } from "./postgres/limits.ts";
import { dropIdle, openConnections } from "./postgres/open-connections.ts";
import { PgDialect } from "./postgres/postgres.dialect.ts";
import { WriteSlots } from "./postgres/write-slots.ts";
import type { Queries } from "./queries.ts";
import { retryTransient, waitForLocks } from "./retry.ts";
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
	/** @throws inside a transaction of this database. */
	readonly kysely: Queries;
	/**
	 * Commits when `work` resolves, rolls back when it throws; retried after a deadlock or a wait for a lock. SQLite:
	 * await nothing slow in it. PostgreSQL: "read committed", so lock the rows that it decides on (`lockRows`).
	 */
	transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
	/** On SQLite, a query outside the transaction would wait for its end, and so for ever. */
	isInsideTransaction(): boolean;
	/** Null on SQLite. */
	poolUse(): PoolUse | null;
	/** @throws when the database doesn't answer in time. */
	ping(): Promise<void>;
	/** Asks over a new connection on PostgreSQL, so that a full pool doesn't count as unreachable. */
	isReachable(): Promise<boolean>;
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
	/** For PostgreSQL; `withoutStatementTimeout` lifts the one on statements. @default none on statements */
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
		isReachable: () =>
			ping(kysely).then(
				() => true,
				() => false,
			),
		close: () => engine.close(),
	};
}

const DEFAULT_WRITE_WAIT_MS = 60_000;

/** A quarter of the connections, at least one, is for reads alone, so that pages load while writes wait. */
function readOnlyConnections(maxConnections: number): number {
	return Math.max(1, Math.floor(maxConnections / 4));
}

function openPostgres(options: DatabaseOptions, onError: OnError): Database {
	const { url, maxConnections = 10, limits } = options;
	const connections = openConnections(url, maxConnections, limits);
	const activeLimits = limits && {
		statementMs: limits.statementMs,
		availability: new PostgresAvailability(url, () => dropIdle(connections)),
	};
	const writes = new WriteSlots({
		slots: Math.max(1, maxConnections - readOnlyConnections(maxConnections)),
		waitMs: limits?.connectMs ?? DEFAULT_WRITE_WAIT_MS,
	});
	const dialect = new PgDialect(connections, activeLimits ?? null, writes);
	const kysely = new Kysely<Tables>({ dialect });
	return {
		dialect: "postgres",
		kysely,
		transaction: (work) => {
			const tryOnce = writes.tries();
			const run = <T>(runWork: (tx: Transaction<Tables>) => Promise<T>) =>
				tryOnce(() =>
					kysely.transaction().execute((tx) => insideTransaction(connections, () => runWork(tx))),
				);
			return writes.runFor(currentSubject(), () => transact(work, run, onError));
		},
		isInsideTransaction: () => isInsideTransaction(connections),
		poolUse: () => ({
			total: connections.totalCount,
			idle: connections.idleCount,
			waiting: connections.waitingCount,
		}),
		ping: () => ping(kysely),
		isReachable: () => canReach(url),
		close: () => dialect.close(),
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
	const { result, effects } = await waitForLocks(() => retryTransient(attempt));
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

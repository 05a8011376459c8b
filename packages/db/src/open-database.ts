import { existsSync } from "node:fs";
import { Kysely, sql, type Transaction } from "kysely";
import { type Effect, Effects } from "./after-commit.ts";
import type { Dialect } from "./dialect-of.ts";
import { insideTransaction, isInsideTransaction } from "./open-transaction.ts";
import { canReach, PostgresAvailability } from "./postgres/availability.ts";
import type { TimeLimits } from "./postgres/limits.ts";
import { dropIdle, openConnections } from "./postgres/open-connections.ts";
import { PgDialect } from "./postgres/postgres.dialect.ts";
import { WriteSlots } from "./postgres/write-slots.ts";
import type { Queries } from "./queries.ts";
import { retryPassing } from "./retry.ts";
import { runTransaction } from "./sqlite/run-transaction.ts";
import { EngineDialect } from "./sqlite/sqlite.dialect.ts";
import { SqliteEngine } from "./sqlite/sqlite.engine.ts";
import type { Tables } from "./tables.ts";

/** What queries inside a transaction are run on. */
export interface Tx extends Transaction<Tables> {
	/**
	 * Calls `effect` once the transaction is committed, such as to tell others what changed. Effects start in the order
	 * of these calls, before the transaction's promise resolves; their own promises are not awaited. They are dropped
	 * when the transaction is rolled back or run again. The error of one that fails goes to `onError` alone. When the
	 * process ends right after the commit, they never happen, so nothing may depend on them.
	 */
	afterCommit(effect: Effect): void;
}

/** An open database. */
export interface Database {
	readonly dialect: Dialect;
	/** For queries outside transactions; using it inside one throws. */
	readonly kysely: Queries;
	/**
	 * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. On SQLite it has the
	 * database to itself from its start, so nothing slow may be awaited in it. On PostgreSQL it is "read committed":
	 * `work` locks the rows that it decides on with `lockRows`. It is run again after a deadlock and the like, so all
	 * that it does besides queries goes through `tx.afterCommit`.
	 */
	transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
	/**
	 * Returns whether the caller runs inside an open transaction of this database. For code that must refuse it: on
	 * SQLite, a query outside the transaction waits until the transaction ends, and so for ever.
	 */
	isInsideTransaction(): boolean;
	/** How the connections to PostgreSQL are used; null on SQLite, which has one. */
	poolUse(): PoolUse | null;
	/** Throws when the database doesn't answer, or can't be reached within the limits. */
	ping(): Promise<void>;
	/** Whether the database answers over a connection of its own, however many others are in use. */
	isReachable(): Promise<boolean>;
	/** Waits for what is running, then closes. */
	close(): Promise<void>;
}

/** The connections of this process to PostgreSQL. */
export interface PoolUse {
	readonly total: number;
	readonly idle: number;
	/** How many callers wait for one. */
	readonly waiting: number;
}

/** Where the database is, and how it is opened. */
export interface DatabaseOptions {
	/** `sqlite:<path>`, or `postgres://…`. */
	readonly url: string;
	/** Whether a file of SQLite's that is not there is refused rather than created; false by default. */
	readonly mustExist?: boolean;
	/** Whether a commit on SQLite waits for the disk; true unless a test says otherwise. */
	readonly isDurable?: boolean;
	/** The most connections to PostgreSQL; 10 by default. */
	readonly maxConnections?: number;
	/**
	 * How long is waited on PostgreSQL; all fail at once while it can't be reached. What may take longer is run `withoutStatementTimeout`. By default
	 * statements take as long as they need.
	 */
	readonly limits?: TimeLimits;
	/** Gets the error of an effect (`Tx.afterCommit`) that failed. By default the process prints a warning. */
	readonly onError?: (error: unknown) => void;
	/** Hears of each commit on SQLite how many transactions shared it. */
	readonly onCommit?: (transactions: number) => void;
}

/**
 * Opens a database, creating the file and its folder on SQLite unless it must exist.
 * @throws when it can't be reached, with a line that says where it was looked for.
 */
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
		throw new Error(`The database ${file ?? withoutPassword(url)} can't be opened: ${reason(error)}`, {
			cause: error,
		});
	}
}

/**
 * Gives the file of a `sqlite:` address, and null for one of PostgreSQL.
 * @throws when it is neither.
 */
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
		transaction: (work) => transact(work, (inside) => runTransaction(engine, props, inside), onError),
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

/** How long a write waits for a connection where no limits are set, in ms. */
const UNLIMITED_WAIT_MS = 60_000;

/** A quarter of the connections, at least one, is for reads alone, so that pages go on while writes wait. */
function readsAlone(maxConnections: number): number {
	return Math.max(1, Math.floor(maxConnections / 4));
}

function openPostgres(options: DatabaseOptions, onError: OnError): Database {
	const { url, maxConnections = 10, limits } = options;
	const connections = openConnections(url, maxConnections, limits);
	const kept = limits && {
		statementMs: limits.statementMs,
		reach: new PostgresAvailability(url, () => dropIdle(connections)),
	};
	const writes = new WriteSlots({
		slots: Math.max(1, maxConnections - readsAlone(maxConnections)),
		waitMs: limits?.connectMs ?? UNLIMITED_WAIT_MS,
	});
	const dialect = new PgDialect(connections, kept ?? null, writes);
	const kysely = new Kysely<Tables>({ dialect });
	return {
		dialect: "postgres",
		kysely,
		transaction: (work) =>
			transact(
				work,
				(inside) => kysely.transaction().execute((tx) => insideTransaction(connections, () => inside(tx))),
				onError,
			),
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

/** Attempts `work` with `run` until it is committed, then starts the effects of the attempt that succeeded. */
async function transact<T>(
	work: (tx: Tx) => Promise<T>,
	run: (inside: (tx: Transaction<Tables>) => Promise<T>) => Promise<T>,
	onError: OnError,
): Promise<T> {
	const { result, effects } = await retryPassing(async () => {
		const effects = new Effects();
		const afterCommit = (effect: Effect) => effects.add(effect);
		const result = await run((tx) => work(Object.assign(tx, { afterCommit })).finally(() => effects.close()));
		return { result, effects };
	});
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

/** Returns the error's message, or its code: a refused connection has an empty message. */
function reason(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.message !== "" || !("code" in error) ? error.message : String(error.code);
}

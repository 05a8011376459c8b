import { Kysely, sql, type Transaction } from "kysely";
import type { Dialect } from "./dialect-of.ts";
import { insideTransaction } from "./open-transaction.ts";
import { openPool } from "./postgres/pool.ts";
import { PoolDialect } from "./postgres/postgres.dialect.ts";
import { retryPassing } from "./retry.ts";
import { runTransaction } from "./sqlite/run-transaction.ts";
import { EngineDialect } from "./sqlite/sqlite.dialect.ts";
import { SqliteEngine } from "./sqlite/sqlite.engine.ts";
import type { Tables } from "./tables.ts";

/** What queries inside a transaction are run on. */
export type Tx = Transaction<Tables>;

/** What queries are run on: `database.kysely`, or a transaction. */
export type Queries = Kysely<Tables>;

/** An open database. */
export interface Database {
	readonly dialect: Dialect;
	/** For queries outside transactions; using it inside one throws. */
	readonly kysely: Queries;
	/**
	 * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. On SQLite it has the
	 * database to itself from its start, so nothing slow may be awaited in it; on PostgreSQL it is "read committed"
	 * and locks what it decides on with `forUpdate`. Run again when the database refuses it for a passing reason, so
	 * `work` must have no effects of its own.
	 */
	transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
	/** Throws when the database doesn't answer. */
	ping(): Promise<void>;
	/** Waits for what is running, then closes. */
	close(): Promise<void>;
}

/** Where the database is, and how it is opened. */
export interface DatabaseOptions {
	/** `sqlite:<path>`, or `postgres://…`. */
	readonly url: string;
	/** Whether a commit on SQLite waits for the disk; true unless a test says otherwise. */
	readonly isDurable?: boolean;
	/** The most connections to PostgreSQL; 10 by default. */
	readonly poolSize?: number;
}

/**
 * Opens a database, creating the file and its folder on SQLite.
 * @throws when it can't be reached, with a line that says where it was looked for.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
	const { url, isDurable = true, poolSize = 10 } = options;
	const file = sqliteFile(url);
	let database: Database | undefined;
	try {
		database = file === null ? openPostgres(url, poolSize) : openSqlite(file, isDurable);
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

function openSqlite(file: string, isDurable: boolean): Database {
	const engine = new SqliteEngine(file, isDurable);
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
		transaction: (work) => retryPassing(() => runTransaction(engine, props, work)),
		ping: () => ping(kysely),
		close: () => engine.close(),
	};
}

function openPostgres(url: string, poolSize: number): Database {
	const pool = openPool(url, poolSize);
	const kysely = new Kysely<Tables>({ dialect: new PoolDialect(pool) });
	return {
		dialect: "postgres",
		kysely,
		transaction: (work) =>
			retryPassing(() => kysely.transaction().execute((tx) => insideTransaction(pool, () => work(tx)))),
		ping: () => ping(kysely),
		close: () => kysely.destroy(),
	};
}

async function ping(kysely: Queries): Promise<void> {
	await sql`select 1`.execute(kysely);
}

function withoutPassword(url: string): string {
	return URL.canParse(url) ? `postgres://${new URL(url).host}${new URL(url).pathname}` : "postgres://…";
}

/** A refused connection has a code where its message is empty. */
function reason(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.message !== "" || !("code" in error) ? error.message : String(error.code);
}

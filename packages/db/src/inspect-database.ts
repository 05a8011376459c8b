import { statSync } from "node:fs";
import { sql } from "kysely";
import { type Database, sqliteFile } from "./open-database.ts";

export interface DatabaseState {
	readonly bytes: number;
	/** Null on PostgreSQL, which manages its log itself. */
	readonly logBytes: number | null;
	/** The first fault found; null where none was found. */
	readonly damage: string | null;
	/** The database's clock, epoch ms; on SQLite that of this machine. */
	readonly now: number;
	/** Null on SQLite. `max` leaves out the connections reserved for superusers. */
	readonly connections: { readonly max: number; readonly open: number } | null;
}

interface InspectionOptions {
	/** Reads every page of SQLite's file, which blocks the process for seconds per gigabyte. */
	readonly isThorough: boolean;
}

/** Examines a migrated database, which may be in use. */
export async function inspectDatabase(
	database: Database,
	url: string,
	{ isThorough }: InspectionOptions,
): Promise<DatabaseState> {
	const bytes = await databaseSize(database);
	if (database.dialect === "postgres") return { bytes, ...(await inspectServer(database)) };
	return {
		bytes,
		logBytes: statSync(`${sqliteFile(url)}-wal`, { throwIfNoEntry: false })?.size ?? 0,
		damage: isThorough ? await findDamage(database) : null,
		now: Date.now(),
		connections: null,
	};
}

async function findDamage({ kysely }: Database): Promise<string | null> {
	const check = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(kysely);
	const checkResult = check.rows[0]?.quick_check ?? "no answer";
	const orphan = await sql<{ table: string }>`select "table" from pragma_foreign_key_check limit 1`.execute(
		kysely,
	);
	const [row] = orphan.rows;
	const missing = row ? `rows are missing that others in ${row.table} refer to` : null;
	return checkResult === "ok" ? missing : checkResult;
}

async function inspectServer({ kysely }: Database) {
	const { rows } = await sql<{ now: number; max: number; open: number }>`select
		extract(epoch from clock_timestamp()) * 1000 as now,
		current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max,
		(select count(*) from pg_stat_activity where backend_type = 'client backend') as open`.execute(kysely);
	const invalidObjects = await sql<{
		name: string;
	}>`select indexrelid::regclass::text as name from pg_index where not indisvalid
		union all select conname from pg_constraint where not convalidated limit 1`.execute(kysely);
	const { now = 0, max = 0, open = 0 } = rows[0] ?? {};
	const [invalid] = invalidObjects.rows;
	return {
		logBytes: null,
		damage: invalid ? `${invalid.name} is invalid` : null,
		now: Math.round(now),
		connections: { max, open },
	};
}

/** Returns the database's size on the disk in bytes; on SQLite without the write-ahead log. */
export async function databaseSize({ dialect, kysely }: Database): Promise<number> {
	const bytes =
		dialect === "sqlite"
			? sql<number>`(select page_count * page_size from pragma_page_count(), pragma_page_size())`
			: sql<number>`pg_database_size(current_database())`;
	const { rows } = await sql<{ bytes: number }>`select ${bytes} as bytes`.execute(kysely);
	return rows[0]?.bytes ?? 0;
}

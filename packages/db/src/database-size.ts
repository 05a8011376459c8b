import { sql } from "kysely";
import type { Database } from "./open-database.ts";

/** Returns the database's size on the disk in bytes; on SQLite without the write-ahead log. */
export async function databaseSize({ dialect, kysely }: Database): Promise<number> {
	const bytes =
		dialect === "sqlite"
			? sql<number>`(select page_count * page_size from pragma_page_count(), pragma_page_size())`
			: sql<number>`pg_database_size(current_database())`;
	const { rows } = await sql<{ bytes: number }>`select ${bytes} as bytes`.execute(kysely);
	return rows[0]?.bytes ?? 0;
}

import type { Database } from "@hilo/db/open-database";
import { sql } from "kysely";

export async function storedContent({ kysely }: Database): Promise<string> {
	const tables = await kysely.introspection.getTables();
	const contents = await Promise.all(
		tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(kysely)),
	);
	return JSON.stringify(contents.map(({ rows }) => rows));
}

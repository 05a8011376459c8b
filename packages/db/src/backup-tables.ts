import type { Database as RawDatabase } from "better-sqlite3";
import { sql } from "kysely";
import { BackupError } from "./backup-files.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";
import { openDatabase } from "./open-database.ts";

interface Column {
	readonly table: string;
	readonly column: string;
}

/** Generated columns are not among them, and views are no tables. */
const COLUMNS = `select tables.name as "table", columns.name as "column"
	from sqlite_schema as tables, pragma_table_xinfo(tables.name) as columns
	where tables.type = 'table' and tables.name not like 'sqlite_%' and columns.hidden = 0`;

/** Returns the columns that the migrations of these names make. */
export async function columnsOf(applied: readonly string[]): Promise<readonly Column[]> {
	const migrations = Object.entries(MIGRATIONS).filter(([name]) => applied.includes(name));
	const fresh = await openDatabase({ url: "sqlite::memory:" });
	try {
		await migrate(fresh, Object.fromEntries(migrations));
		return (await sql.raw<Column>(COLUMNS).execute(fresh.kysely)).rows;
	} finally {
		await fresh.close();
	}
}

/** What a server that starts with the database would miss. It may have more. @throws BackupError */
export function assertColumns(raw: RawDatabase, expected: readonly Column[], subject: string): void {
	const keyOf = ({ table, column }: Column) => `${table}.${column}`;
	const present = new Set(raw.prepare<[], Column>(COLUMNS).all().map(keyOf));
	const missing = expected.find((column) => !present.has(keyOf(column)));
	if (!missing) return;
	throw new BackupError(`${subject} is damaged: a part is missing (${missing.table}).`, {
		cause: keyOf(missing),
	});
}

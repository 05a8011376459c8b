import { type Kysely, sql } from "kysely";
import { dialectOf } from "../dialect-of.ts";

export interface Shapes {
	/** By "table.column", views included: type, "not null" and "default". */
	readonly columns: Readonly<Record<string, string>>;
	/** Constraints as "table (columns): text". Read from PostgreSQL only: the same migrations create both. */
	readonly rules: readonly string[];
	/** The names of all indexes that a migration has created. */
	readonly indexes: readonly string[];
}

export async function shapesOf<T>(db: Kysely<T>): Promise<Shapes> {
	const tables = await db.introspection.getTables();
	const isSqlite = dialectOf(db) === "sqlite";
	const columns = tables.flatMap((table) =>
		table.columns.map(({ name, dataType, isNullable, hasDefaultValue }) => {
			// SQLite guesses the types of a view's columns.
			const type = isSqlite && table.isView ? ANY : dataType;
			const words = [type, isNullable ? "" : NOT_NULL, hasDefaultValue ? DEFAULT : ""];
			return [`${table.name}.${name}`, words.join("").toLowerCase()] as const;
		}),
	);
	const rules = isSqlite ? [] : await rulesOf(db);
	return {
		columns: Object.fromEntries(columns.sort(([a], [b]) => (a < b ? -1 : 1))),
		rules,
		indexes: await indexesOf(db),
	};
}

/** Without those of primary keys and unique constraints. */
async function indexesOf<T>(db: Kysely<T>): Promise<string[]> {
	const { rows } =
		dialectOf(db) === "sqlite"
			? await sql<{ name: string }>`
				select name from sqlite_master where type = 'index' and sql is not null order by name`.execute(db)
			: await sql<{ name: string }>`
				select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
				where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)
				order by relname collate "C"`.execute(db);
	return rows.map(({ name }) => name);
}

const ANY = "any";
const NOT_NULL = " not null";
const DEFAULT = " default";

const isNullable = (column: string) => !column.includes(NOT_NULL);
const mayBeLeftOut = (column: string) => isNullable(column) || column.endsWith(DEFAULT);
const typeOf = (column: string) => column.replace(NOT_NULL, "").replace(DEFAULT, "");

async function rulesOf<T>(db: Kysely<T>): Promise<string[]> {
	const { rows } = await sql<{ table: string; columns: string[]; text: string }>`
		select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as "text",
			array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey) order by 1) as columns
		from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
		union all
		select indrelid::regclass::text, pg_get_indexdef(indexrelid),
			array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey::int2[]) order by 1)
		from pg_index join pg_class on pg_class.oid = indrelid
		where indisunique and not indisprimary and relnamespace = 'public'::regnamespace
		order by 1, 2`.execute(db);
	return rows.map(({ table, columns, text }) => `${table} (${columns.join(", ")}): ${text}`);
}

/** Lists what in the tables `now` would break or slow down a program of the `released` tables. */
export function incompatibleChanges(
	released: Shapes,
	now: Shapes,
	unusedIndexes: readonly string[] = [],
): string[] {
	const tableOf = (column: string) => column.split(".")[0] ?? "";
	const tables = new Set(Object.keys(released.columns).map(tableOf));
	const known = new Set(released.rules);
	return [
		...Object.entries(released.columns).flatMap(([name, before]) => {
			const column = now.columns[name];
			if (column === undefined) return `${name} is gone`;
			if (![typeOf(before), ANY].includes(typeOf(column)))
				return `${name} is ${typeOf(column)} instead of ${typeOf(before)}`;
			if (isNullable(before) && !isNullable(column)) return `${name} may no longer be null`;
			return mayBeLeftOut(before) && !mayBeLeftOut(column) ? `${name} may no longer be left out` : [];
		}),
		...Object.entries(now.columns)
			.filter(([name]) => tables.has(tableOf(name)) && !(name in released.columns))
			.flatMap(([name, column]) => (mayBeLeftOut(column) ? [] : `${name} is new and may not be left out`)),
		...now.rules
			.filter((rule) => !known.has(rule) && concernsReleasedColumn(rule, released))
			.map((rule) => `new rule: ${rule}`),
		...released.indexes
			.filter((index) => !now.indexes.includes(index) && !unusedIndexes.includes(index))
			.map((index) => `index ${index} is gone`),
	];
}

/** Whether a rule concerns a released column, whose existing rows may break it. */
function concernsReleasedColumn(rule: string, { columns }: Shapes): boolean {
	const [, table = "", names = ""] = /^(\w+) \((.*?)\):/.exec(rule) ?? [];
	return names.split(", ").some((name) => `${table}.${name}` in columns);
}

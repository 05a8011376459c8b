import { type Kysely, sql } from "kysely";
import { dialectOf } from "../dialect-of.ts";

/** What tables take and hold, as far as a program that uses them depends on it. */
export interface Shapes {
	/** By "table.column": its type, "not null" and "default", as in a table's definition. */
	readonly columns: Readonly<Record<string, string>>;
	/** What rows must fulfil: "table (columns): text". Of PostgreSQL, whose tables are made by the same migrations. */
	readonly rules: readonly string[];
}

/** Reads the shapes of a database's tables. */
export async function shapesOf<T>(db: Kysely<T>): Promise<Shapes> {
	const tables = await db.introspection.getTables();
	const columns = tables.flatMap((table) =>
		table.columns.map(({ name, dataType, isNullable, hasDefaultValue }) => {
			const words = [dataType, isNullable ? "" : NOT_NULL, hasDefaultValue ? DEFAULT : ""];
			return [`${table.name}.${name}`, words.join("").toLowerCase()] as const;
		}),
	);
	const rules = dialectOf(db) === "postgres" ? await rulesOf(db) : [];
	return { columns: Object.fromEntries(columns.sort(([a], [b]) => (a < b ? -1 : 1))), rules };
}

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

/** What a program of the `released` tables would miss or be refused by the tables `now`, in words. */
export function brokenPromises(released: Shapes, now: Shapes): string[] {
	const tableOf = (column: string) => column.split(".")[0] ?? "";
	const tables = new Set(Object.keys(released.columns).map(tableOf));
	const known = new Set(released.rules);
	return [
		...Object.entries(released.columns).flatMap(([name, before]) => {
			const column = now.columns[name];
			if (column === undefined) return `${name} is gone`;
			if (typeOf(column) !== typeOf(before))
				return `${name} is ${typeOf(column)} instead of ${typeOf(before)}`;
			if (isNullable(before) && !isNullable(column)) return `${name} may be null no more`;
			return mayBeLeftOut(before) && !mayBeLeftOut(column) ? `${name} may be left out no more` : [];
		}),
		...Object.entries(now.columns)
			.filter(([name]) => tables.has(tableOf(name)) && !(name in released.columns))
			.flatMap(([name, column]) => (mayBeLeftOut(column) ? [] : `${name} is new and may not be left out`)),
		...now.rules
			.filter((rule) => !known.has(rule) && isOf(rule, released))
			.map((rule) => `new rule: ${rule}`),
	];
}

/** Whether a rule is about a column that was there, so that rows of before may break it. */
function isOf(rule: string, { columns }: Shapes): boolean {
	const [, table = "", names = ""] = /^(\w+) \((.*?)\):/.exec(rule) ?? [];
	return names.split(", ").some((name) => `${table}.${name}` in columns);
}

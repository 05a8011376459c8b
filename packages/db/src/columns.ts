import { TABLES, type Tables } from "./tables.ts";

export type ColumnName<Table extends keyof Tables> = keyof Tables[Table] & string;

export type ColumnOf<Table extends keyof Tables> = `${Table}.${ColumnName<Table>}`;

/** Lists a table's columns for prepared queries: PostgreSQL refuses a prepared `select *` once a column was added. */
export function columnsOf<Table extends keyof Tables>(table: Table): readonly ColumnOf<Table>[] {
	return columnNames(table).map((name) => `${table}.${name}` as const);
}

/** Lists a table's column names, for the parameters of an insert. */
export function columnNames<Table extends keyof Tables>(table: Table): readonly ColumnName<Table>[] {
	return Object.keys(TABLES[table]) as ColumnName<Table>[];
}

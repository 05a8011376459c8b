import type { Dialect } from "../dialects.ts";

export interface ColumnTypes {
	/** Sorted by its bytes on both. */
	text: string;
	/** Integers beyond 32 bits, such as epoch ms. */
	millis: string;
	number: string;
	bytes: string;
	/** Follows a table's closing bracket: SQLite then enforces column types, as PostgreSQL does. */
	strict: string;
	/** The same for narrow tables, whose rows are stored in their primary key. */
	strictByKey: string;
	/** `create … table` for rows that may be lost in a crash. */
	createUnlogged: string;
}

const COLUMN_TYPES: Record<Dialect, ColumnTypes> = {
	sqlite: {
		text: "text",
		millis: "integer",
		number: "real",
		bytes: "blob",
		strict: " strict",
		strictByKey: " strict, without rowid",
		createUnlogged: "create table",
	},
	postgres: {
		text: 'text collate "C"',
		millis: "bigint",
		number: "double precision",
		bytes: "bytea",
		strict: "",
		strictByKey: "",
		createUnlogged: "create unlogged table",
	},
};

export function columnTypes(dialect: Dialect): ColumnTypes {
	return COLUMN_TYPES[dialect];
}

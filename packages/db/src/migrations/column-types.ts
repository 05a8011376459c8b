import type { Dialect } from "../dialect-of.ts";

/** The few words in which the two databases' table definitions differ. */
export interface ColumnTypes {
	/** Text that is ordered by its bytes on both. */
	text: string;
	/** Whole numbers beyond 32 bits: epoch milliseconds. */
	millis: string;
	/** Numbers that need not be whole. */
	number: string;
	/** Small files. */
	bytes: string;
	/** After a table's closing bracket: column types are enforced on both. */
	strict: string;
	/** The same for narrow tables whose rows live in their primary key. */
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

/** Gives the words for `dialect`. */
export function columnTypes(dialect: Dialect): ColumnTypes {
	return COLUMN_TYPES[dialect];
}

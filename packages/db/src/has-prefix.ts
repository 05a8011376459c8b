import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Returns a condition on a text column, case-sensitive, that both databases answer from the column's index. */
export function hasPrefix(column: RawBuilder<unknown>, prefix: string): RawBuilder<SqlBool> {
	return sql`(${column} >= ${prefix} and ${column} < ${endOfPrefix(prefix)})`;
}

/** Returns a condition on lower-case text (SQLite would ignore the case of ASCII), for which all rows are read. */
export function hasPart(column: RawBuilder<unknown>, part: string): RawBuilder<SqlBool> {
	const pattern = `%${part.replace(/[\\%_]/g, "\\$&")}%`;
	return sql`${column} like ${pattern} escape '\\'`;
}

/** Returns a text that sorts after every text with the prefix. */
export function endOfPrefix(prefix: string): string {
	return `${prefix}\u{10ffff}`;
}

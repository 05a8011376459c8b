import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Returns a condition on a text column, case-sensitive, that both databases answer from the column's index. */
export function hasPrefix(column: RawBuilder<unknown>, prefix: string): RawBuilder<SqlBool> {
	return sql`(${column} >= ${prefix} and ${column} < ${endOfPrefix(prefix)})`;
}

/** Returns a text that sorts after every text with the prefix. */
export function endOfPrefix(prefix: string): string {
	return `${prefix}\u{10ffff}`;
}

import { setImmediate } from "node:timers/promises";
import type { Queries } from "@hilo/db/tables";
import { cursorOf } from "@hilo/rules/admin/page-cursor";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Few, so that a page of large rows neither fills the memory nor holds the event loop. */
export const ROWS_PER_PAGE = 100;

export interface PageOf<Row> {
	/** The last row of the page before; undefined for the first page. */
	readonly after: Row | undefined;
	readonly limit: number;
}

/** Reads the rows of a user, a chat or a run page by page, so that no long list is in memory as a whole. */
export async function* inPages<Row, Shown>(
	db: Queries,
	id: string,
	readPage: (db: Queries, id: string, page: PageOf<Row>) => Promise<readonly Row[]>,
	present: (row: Row) => Shown,
	limit: number = ROWS_PER_PAGE,
): AsyncGenerator<Shown> {
	let after: Row | undefined;
	for (;;) {
		const rows = await readPage(db, id, { after, limit });
		for (const row of rows) yield present(row);
		after = rows.at(-1);
		if (rows.length < limit) return;
		// SQLite answers synchronously: this lets other calls run between the pages.
		await setImmediate();
	}
}

/** @param found a page of `limit` rows, and one more if there is another page. */
export function pageOf<Row extends { readonly id: string }>(
	found: readonly Row[],
	limit: number,
	at: (row: Row) => number,
): { readonly rows: readonly Row[]; readonly next: string | null } {
	const rows = found.slice(0, limit);
	const last = rows.at(-1);
	return { rows, next: last && found.length > limit ? cursorOf({ at: at(last), id: last.id }) : null };
}

/** Whether a row comes after one with these values, in the order of the columns; true without values. */
export function isAfter(
	values: readonly (string | number)[] | undefined,
	...columns: readonly string[]
): RawBuilder<SqlBool> {
	if (!values) return sql<SqlBool>`1 = 1`;
	return sql<SqlBool>`(${sql.join(columns.map((name) => sql.ref(name)))}) > (${sql.join(values)})`;
}

import type { Queries, Tables } from "@hilo/db/tables";
import { MAX_RANK } from "@hilo/rules/leaderboards/boards";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { IS_LEAVING, IS_SUSPENDED } from "./visible-users.ts";

/** Best first. The board needs an index in this order. */
export type BoardOrder<Column extends string> = readonly (readonly [Column, "asc" | "desc"])[];

interface RankedBoard<Column extends string> {
	readonly table: keyof Tables;
	readonly isBoard: RawBuilder<SqlBool>;
	readonly order: BoardOrder<Column>;
}

export interface Rank {
	/** From 1; null beyond `MAX_RANK`. */
	readonly rank: number | null;
	/** Players on the board; null over `MAX_RANK`. */
	readonly of: number | null;
}

/** Counts the visible users on a board, and those ahead of a row. Bounded, as on SQLite it blocks the event loop. */
export async function findRank<Column extends string>(
	db: Queries,
	{ table, isBoard, order }: RankedBoard<Column>,
	row: Readonly<Record<Column, string | number>>,
	max = MAX_RANK,
): Promise<Rank> {
	const isAhead = sql<SqlBool>`${isBoard} and ${aheadOf(row, order)}`;
	const found = await db
		.selectNoFrom([
			countVisible(table, isAhead, max - 1).as("ahead"),
			countVisible(table, isBoard, max).as("of"),
		])
		.executeTakeFirst();
	const { ahead = null, of = null } = found ?? {};
	return { rank: ahead === null ? null : ahead + 1, of };
}

/** Few, and found by two indexes. */
const HIDDEN = sql`(select id from users where ${IS_LEAVING}
	union all select id from users where ${IS_SUSPENDED} and deletion_due_at is null) as hidden`;

/** Null over `max` rows. Subtracting the hidden users takes a fraction of the time of looking at each row's user. */
function countVisible(table: keyof Tables, condition: RawBuilder<SqlBool>, max: number) {
	const rows = sql`${sql.table(table)} where ${condition}`;
	// `cross join` makes SQLite begin with the hidden users.
	const hidden = sql`select count(*) from ${HIDDEN} cross join ${rows} and user_id = hidden.id`;
	return sql<number | null>`(select case when count(*) <= ${max} then count(*) - (${hidden}) end
		from (select 1 from ${rows} limit ${max + 1}) as counted)`;
}

function aheadOf<Column extends string>(
	row: Readonly<Record<Column, string | number>>,
	order: BoardOrder<Column>,
): RawBuilder<SqlBool> {
	// Each `<=` or `>=` ends the index's range, which SQLite does not see through an `or`.
	return order.reduceRight<RawBuilder<SqlBool>>((tiedAhead, [column, direction]) => {
		const [name, value] = [sql.ref(column), row[column]];
		const isBetter = sql.raw(direction === "desc" ? ">" : "<");
		return sql`(${name} ${isBetter}= ${value} and (${name} ${isBetter} ${value} or ${tiedAhead}))`;
	}, sql`1 = 0`);
}

export function orderBy(table: string, order: BoardOrder<string>): RawBuilder<unknown> {
	return sql.join(
		order.map(([column, direction]) => sql`${sql.ref(`${table}.${column}`)} ${sql.raw(direction)}`),
	);
}

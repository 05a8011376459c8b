import { type Expression, type RawBuilder, sql } from "kysely";

type Id = Expression<string | null>;

/** For queries of other features: whether one of two people blocks the other. 1 or 0. */
export function isBlockBetween(one: Id, other: Id): RawBuilder<0 | 1> {
	return sql<0 | 1>`case when exists (
		select 1 from blocks where blocks.blocker_id = ${one} and blocks.blocked_id = ${other}
	) or exists (
		select 1 from blocks where blocks.blocker_id = ${other} and blocks.blocked_id = ${one}
	) then 1 else 0 end`;
}

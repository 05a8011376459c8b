import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";

type Id = Expression<string | null>;

/** For queries of other features: the viewer does not block the other one. True where one of them is null. */
export function doesNotBlock(viewer: Id, other: Id): RawBuilder<SqlBool> {
	return sql<SqlBool>`not exists (
		select 1 from blocks where blocks.blocker_id = ${viewer} and blocks.blocked_id = ${other}
	)`;
}

/** For queries of other features: whether one of two people blocks the other. 1 or 0. */
export function isBlockBetween(one: Id, other: Id): RawBuilder<0 | 1> {
	return sql<0 | 1>`case when ${doesNotBlock(one, other)} and ${doesNotBlock(other, one)} then 0 else 1 end`;
}

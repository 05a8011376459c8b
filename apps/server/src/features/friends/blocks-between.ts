import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";

type Id = Expression<string | null>;

/** True if one of the two is null. */
export function doesNotBlock(viewer: Id, other: Id): RawBuilder<SqlBool> {
	return sql<SqlBool>`not exists (
		select 1 from blocks where blocks.blocker_id = ${viewer} and blocks.blocked_id = ${other}
	)`;
}

export function isBlockBetween(one: Id, other: Id): RawBuilder<0 | 1> {
	return sql<0 | 1>`case when ${doesNotBlock(one, other)} and ${doesNotBlock(other, one)} then 0 else 1 end`;
}

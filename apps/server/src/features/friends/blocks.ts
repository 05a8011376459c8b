import type { Queries } from "@hilo/db/tables";
import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";

type Id = string | Expression<string | null>;

/** True if one of the two is null. */
export function doesNotBlock(viewer: Id, other: Id): RawBuilder<SqlBool> {
	return sql<SqlBool>`not exists (
		select 1 from blocks where blocks.blocker_id = ${viewer} and blocks.blocked_id = ${other}
	)`;
}

export function isBlockBetween(user: Id, other: Id): RawBuilder<0 | 1> {
	return sql<
		0 | 1
	>`case when ${doesNotBlock(user, other)} and ${doesNotBlock(other, user)} then 0 else 1 end`;
}

export async function blockedBy(
	db: Queries,
	userId: string | null,
	userIds: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
	const ids = userIds.filter((id) => id !== null);
	if (userId === null || ids.length === 0) return new Set();
	const rows = await db
		.selectFrom("blocks")
		.select("blocked_id")
		.where("blocker_id", "=", userId)
		.where("blocked_id", "in", ids)
		.execute();
	return new Set(rows.map(({ blocked_id }) => blocked_id));
}

/** The players of both lists who block, or are blocked by, a player of the other list. */
export async function blockedAmong(
	db: Queries,
	ids: readonly string[],
	others: readonly string[],
): Promise<Set<string>> {
	if (ids.length === 0 || others.length === 0) return new Set();
	const rows = await db
		.selectFrom("blocks")
		.select(["blocker_id", "blocked_id"])
		.where((eb) =>
			eb.or([
				eb.and([eb("blocker_id", "in", ids), eb("blocked_id", "in", others)]),
				eb.and([eb("blocked_id", "in", ids), eb("blocker_id", "in", others)]),
			]),
		)
		.execute();
	return new Set(rows.flatMap(({ blocker_id, blocked_id }) => [blocker_id, blocked_id]));
}

import type { Queries } from "@hilo/db/queries";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { findAskedAmong, findFriendsAmong } from "./lists.repo.ts";

/** A condition for queries over `users`: those who have not blocked that user (D22). */
export function hasNotBlocked(userId: string): RawBuilder<SqlBool> {
	return sql<SqlBool>`not exists (
		select 1 from blocks where blocks.blocker_id = users.id and blocks.blocked_id = ${userId})`;
}

/** Which of some people are the user's friends, and which have a request of the user's. */
export interface Acquaintance {
	readonly friends: ReadonlySet<string>;
	readonly asked: ReadonlySet<string>;
}

/** How a user stands to people whom a search has found. */
export async function acquaintanceWith(
	db: Queries,
	userId: string,
	ids: readonly string[],
): Promise<Acquaintance> {
	if (ids.length === 0) return { friends: new Set(), asked: new Set() };
	return {
		friends: new Set(await findFriendsAmong(db, userId, ids)),
		asked: new Set(await findAskedAmong(db, userId, ids)),
	};
}

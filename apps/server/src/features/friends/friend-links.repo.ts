import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import { IS_VISIBLE } from "../users/visible-users.ts";

export function findLink(db: Queries, userId: string) {
	return db
		.selectFrom("friend_links")
		.select(["secret", "created_at"])
		.where("user_id", "=", userId)
		.executeTakeFirst();
}

/** Of simultaneous calls, one stores its secret. */
export async function insertLink(db: Queries, userId: string, secret: string, at: number): Promise<void> {
	await db
		.insertInto("friend_links")
		.values({ user_id: userId, secret, created_at: at })
		.onConflict((conflict) => conflict.column("user_id").doNothing())
		.execute();
}

export async function replaceLink(tx: Tx, userId: string, secret: string, at: number): Promise<void> {
	await tx
		.insertInto("friend_links")
		.values({ user_id: userId, secret, created_at: at })
		.onConflict((conflict) => conflict.column("user_id").doUpdateSet({ secret, created_at: at }))
		.execute();
}

/** Undefined for a secret of no link, and for the link of a suspended or leaving player. */
export function findLinkOwner(db: Queries, secret: string) {
	return db
		.selectFrom("friend_links")
		.innerJoin("users", "users.id", "friend_links.user_id")
		.select(["users.id", "users.username", "users.avatar_url"])
		.where("friend_links.secret", "=", secret)
		.where(IS_VISIBLE)
		.executeTakeFirst();
}

import { lockRows } from "@hilo/db/lock-rows";
import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { Flag } from "@hilo/db/tables/column";
import { sql } from "kysely";

/** Friends, and the receivers of visible requests of the user. */
export async function findShowing(
	db: Queries,
	userId: string,
): Promise<{ friends: string[]; asked: string[] }> {
	const rows = await db
		.selectFrom("friendships")
		.select(["friend_id as id", sql.lit<Flag>(1).as("is_friend")])
		.where("user_id", "=", userId)
		.unionAll((db) =>
			db
				.selectFrom("friend_requests")
				.select(["to_id as id", sql.lit<Flag>(0).as("is_friend")])
				.where("from_id", "=", userId)
				.where("is_hidden", "=", 0),
		)
		.execute();
	const ids = (isFriend: Flag) => rows.filter(({ is_friend }) => is_friend === isFriend).map(({ id }) => id);
	return { friends: ids(1), asked: ids(0) };
}

/** Locks in the order of the ids, like `lockUsers`. */
export async function lockUsersByIds(tx: Tx, ids: readonly string[]): Promise<void> {
	await tx
		.selectFrom("users")
		.select("id")
		.where("id", "in", ids)
		.orderBy("id")
		.$call(lockRows(tx))
		.execute();
}

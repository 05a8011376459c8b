import { countRows } from "@hilo/db/count-rows";
import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import type { Flag } from "@hilo/db/tables/column";
import { type Relationship, type RequestState, STRANGERS } from "@hilo/rules/friends/relationship";
import { IS_VISIBLE } from "../users/visible-users.ts";

/** One statement for all that is stored about two players. */
export async function findRelationship(db: Queries, own: string, other: string): Promise<Relationship> {
	const row = await db
		.selectNoFrom((eb) => [
			eb
				.selectFrom("friendships")
				.select("added_at")
				.where("user_id", "=", own)
				.where("friend_id", "=", other)
				.as("friends_since"),
			eb
				.selectFrom("friend_requests as sent")
				.select("sent.is_hidden")
				.where("sent.from_id", "=", own)
				.where("sent.to_id", "=", other)
				.as("own_request"),
			eb
				.selectFrom("friend_requests as received")
				.select("received.is_hidden")
				.where("received.from_id", "=", other)
				.where("received.to_id", "=", own)
				.as("their_request"),
			eb
				.selectFrom("blocks as own_blocks")
				.select("own_blocks.blocked_at")
				.where("own_blocks.blocker_id", "=", own)
				.where("own_blocks.blocked_id", "=", other)
				.as("own_block"),
			eb
				.selectFrom("blocks as their_blocks")
				.select("their_blocks.blocked_at")
				.where("their_blocks.blocker_id", "=", other)
				.where("their_blocks.blocked_id", "=", own)
				.as("their_block"),
			eb
				.selectFrom("friend_rejections as counted")
				.select("counted.count")
				.where("counted.rejecter_id", "=", other)
				.where("counted.asker_id", "=", own)
				.as("rejections"),
			eb
				.selectFrom("friend_rejections as latest")
				.select("latest.last_at")
				.where("latest.rejecter_id", "=", other)
				.where("latest.asker_id", "=", own)
				.as("rejected_at"),
		])
		.executeTakeFirst();
	if (!row) return STRANGERS;
	const { rejections: count, rejected_at: lastAt } = row;
	return {
		areFriends: row.friends_since !== null,
		ownRequest: requestState(row.own_request),
		theirRequest: requestState(row.their_request),
		ownBlock: row.own_block !== null,
		theirBlock: row.their_block !== null,
		rejections: count === null || lastAt === null ? null : { count, lastAt },
	};
}

function requestState(isHidden: Flag | null): RequestState {
	if (isHidden === null) return "none";
	return isHidden === 1 ? "hidden" : "open";
}

export function findBlocked(db: Queries, userId: string) {
	return db
		.selectFrom("blocks")
		.innerJoin("users", "users.id", "blocks.blocked_id")
		.select(["users.id", "users.username", "users.avatar_url", "blocks.blocked_at"])
		.where("blocks.blocker_id", "=", userId)
		.where(IS_VISIBLE)
		.orderBy("users.username_key")
		.execute();
}

export type BlockedRow = Awaited<ReturnType<typeof findBlocked>>[number];

export function countBlocked(tx: Tx, userId: string): Promise<number> {
	return countRows(tx.selectFrom("blocks").where("blocker_id", "=", userId));
}

export async function insertBlock(tx: Tx, blocker: string, blocked: string, at: number): Promise<void> {
	await tx
		.insertInto("blocks")
		.values({ blocker_id: blocker, blocked_id: blocked, blocked_at: at })
		.execute();
}

export async function deleteBlock(tx: Tx, blocker: string, blocked: string): Promise<void> {
	await tx.deleteFrom("blocks").where("blocker_id", "=", blocker).where("blocked_id", "=", blocked).execute();
}

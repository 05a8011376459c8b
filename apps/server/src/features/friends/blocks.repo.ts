import type { Tx } from "@hilo/db/open-database";
import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import { IS_VISIBLE } from "../users/visible-users.ts";

const blockedBy = prepared((db, param: Param<{ userId: string }>) =>
	db
		.selectFrom("blocks")
		.innerJoin("users", "users.id", "blocks.blocked_id")
		.select(["users.id", "users.username", "users.avatar_url", "blocks.blocked_at"])
		.where("blocks.blocker_id", "=", param("userId"))
		.where(IS_VISIBLE)
		.orderBy("users.username_key"),
);

export function findBlocked(db: Queries, userId: string) {
	return blockedBy.all(db, { userId });
}

export type BlockedRow = Awaited<ReturnType<typeof findBlocked>>[number];

export async function countBlocked(tx: Tx, userId: string): Promise<number> {
	const row = await tx
		.selectFrom("blocks")
		.select((eb) => eb.fn.countAll<number>().as("blocked"))
		.where("blocker_id", "=", userId)
		.executeTakeFirstOrThrow();
	return Number(row.blocked);
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

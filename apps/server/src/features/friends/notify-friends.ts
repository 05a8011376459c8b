import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { touchAll } from "../users/change-user.ts";
import { findShowing, lockUsersByIds } from "./friends.repo.ts";

/** Tells friends, and players with an open request of the user, to fetch again what they see of the user.
 * Call it first in a transaction: it locks the rows of all of them in the order of their ids. */
export async function notifyFriendsOfChange(ctx: Pick<Ctx, "live">, tx: Tx, userId: string): Promise<void> {
	const before = await findShowing(tx, userId);
	await lockUsersByIds(tx, [userId, ...before.friends, ...before.asked]);
	// Read again, because friends may have been added before the user's row was locked.
	const { friends, asked } = await findShowing(tx, userId);
	await touchAll(tx, [...friends, ...asked]);
	notifyAfterCommit(ctx, tx, friends, { kind: "friends" });
	notifyAfterCommit(ctx, tx, asked, { kind: "requests" });
}

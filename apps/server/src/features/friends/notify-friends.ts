import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { bumpRevisions } from "../users/change-user.ts";
import { findFriendsAndRequested, lockUsersByIds } from "./friends.repo.ts";

/** Tells friends, and players with an open request of the user, to fetch again what they see of the user.
 * Call it first in a transaction: it locks the rows of all of them in the order of their ids. */
export async function notifyFriendsOfChange(ctx: Pick<Ctx, "live">, tx: Tx, userId: string): Promise<void> {
	const before = await findFriendsAndRequested(tx, userId);
	await lockUsersByIds(tx, [userId, ...before.friends, ...before.requested]);
	// Read again, because friends may have been added before the user's row was locked.
	const { friends, requested } = await findFriendsAndRequested(tx, userId);
	await bumpRevisions(tx, [...friends, ...requested]);
	notifyAfterCommit(ctx, tx, friends, { kind: "friends" });
	notifyAfterCommit(ctx, tx, requested, { kind: "requests" });
}

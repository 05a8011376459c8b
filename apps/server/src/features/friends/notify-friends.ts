import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { touchAll } from "../users/change-user.ts";
import { findShowing, lockUsersByIds } from "./shown-to.repo.ts";

/**
 * Has everybody whose record shows a user look again, because the user's name or picture changes, or the account goes or comes back:
 * friends, and those whom the user has asked. It belongs at the start of the transaction, before anything else is locked.
 */
export async function notifyFriendsOfChange(ctx: Pick<Ctx, "live">, tx: Tx, userId: string): Promise<void> {
	const before = await findShowing(tx, userId);
	await lockUsersByIds(tx, [userId, ...before.friends, ...before.asked]);
	// Once more: until the user's own row was held, others could become friends.
	const { friends, asked } = await findShowing(tx, userId);
	await touchAll(tx, [...friends, ...asked]);
	notifyAfterCommit(ctx, tx, friends, { kind: "friends" });
	notifyAfterCommit(ctx, tx, asked, { kind: "requests" });
}

import type { Tx } from "@hilo/db/open-database";
import type { UserRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import {
	listReceivers,
	refreshInvitations,
	refreshInvitationsOf,
} from "../custom-games/sharing/refresh-invitations.ts";
import { notifyFriendsOfChange } from "../friends/friendships.ts";
import { changeUser } from "../users/change-user.ts";
import { isBeingDeleted, lockUser } from "../users/find-user.ts";
import { deleteCredentialsOf } from "./accounts.repo.ts";

/** A time hides the user from all others; null shows the user again. */
type Visibility = Partial<Pick<UserRow, "suspended_until" | "deletion_due_at">>;

/**
 * Locks the user. Friends and players with an open request of the user are notified after the commit.
 * Call it before any other lock, then check the locked row, then call `setVisibility`.
 */
export async function lockForVisibility(
	ctx: Pick<Ctx, "live">,
	tx: Tx,
	userId: string,
): Promise<UserRow | undefined> {
	const user = await lockUser(tx, userId);
	await notifyFriendsOfChange(ctx, tx, userId);
	return user;
}

/**
 * Hides a user from all others, or shows the user again. `lockForVisibility` comes first; then this
 * 1. changes the row, by which boards and lists leave the user out;
 * 2. if it hides: ends sessions, mailed links and API tokens, and after the commit open streams;
 * 3. after the commit: clears the caches of all processes, and refreshes invitations to the user's games.
 */
export async function setVisibility(
	ctx: Platform,
	tx: Tx,
	userId: string,
	visibility: Visibility,
): Promise<void> {
	// Read now, because the invitations are deleted next.
	const receivers = isBeingDeleted(visibility) ? await listReceivers(tx, { ofUser: userId }) : null;
	const isHiding = Object.values(visibility).some((until) => until !== null);
	await changeUser(tx, userId, visibility);
	if (isHiding) await deleteCredentialsOf(tx, userId);
	tx.afterCommit(() => {
		if (isHiding) ctx.live.recheck([userId]);
		ctx.live.broadcast("everyone", { kind: "clear-caches" });
		if (receivers) refreshInvitationsOf(ctx, receivers);
		else refreshInvitations(ctx, { ofUser: userId });
	});
}

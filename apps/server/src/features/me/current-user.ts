import type { UserRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { countUnreadMessages } from "../chat/mark-chat-read.ts";
import { countInvitations } from "../custom-games/sharing/list-invitations.ts";
import { countIncoming } from "../friends/list-friends.ts";
import { type Progress, readProgress } from "../progression/read-progress.ts";
import { countUnreadTickets } from "../support/own-tickets.ts";
import { findUser, isEmailVerified } from "../users/find-user.ts";

/** The player's own record; presenters turn it into the answers of tRPC and REST. */
export interface Me {
	readonly user: UserRow;
	readonly progress: Progress;
	readonly isEmailVerified: boolean;
	readonly friendRequests: number;
	readonly unreadMessages: number;
	/** Pending invitations to custom games. */
	readonly gameInvitations: number;
	/** Tickets with an unread answer. */
	readonly unreadSupport: number;
}

export function currentUser(ctx: PlayerCtx): Promise<Me> {
	return readMe(ctx, ctx.actor.id);
}

/** The caller has checked that this is the user's own call. */
export async function readMe(ctx: Ctx, userId: string): Promise<Me> {
	const [user, progress, friendRequests, unreadMessages, gameInvitations, unreadSupport] = await Promise.all([
		findUser(ctx.db.kysely, userId),
		readProgress(ctx, ctx.db.kysely, userId),
		countIncoming(ctx, userId),
		countUnreadMessages(ctx, userId),
		countInvitations(ctx, userId),
		countUnreadTickets(ctx, userId),
	]);
	if (!user) throw new AppError("accounts/signed-out");
	const counts = { friendRequests, unreadMessages, gameInvitations, unreadSupport };
	return { user, progress, isEmailVerified: isEmailVerified(ctx, user), ...counts };
}

import { AppError } from "@hilo/rules/errors/app-error";
import type { Ctx } from "../../platform/context.ts";
import { newSecret } from "../../platform/system/ids.ts";
import { refreshInvitations } from "../custom-games/sharing/refresh-invitations.ts";
import { notifyFriendsOfChange } from "../friends/notify-friends.ts";
import { takeOverGuest } from "../guests/take-over-guest.ts";
import { changeUser } from "../users/change-user.ts";
import { isBeingDeleted } from "../users/leaving-users.ts";
import { deviceOf } from "./device-of.ts";
import { type CheckedUser, lockPassword } from "./own-password.ts";
import { endOldestSessions } from "./sessions.repo.ts";

/** More than anyone has devices. A program that signs in for every run leaves a session behind each time. */
const MAX_SESSIONS = 20;

/**
 * Starts a session for the user, has the answer carry its cookie, and ends the one that the call came with. An account
 * that was about to be deleted stays. What the browser's visitor has played becomes the user's. Past twenty, the session that was not used for longest ends.
 *
 * @throws AppError 401 when the deletion has begun, or another password was set since this one was checked: all sessions from
 * before were to end with it;
 * 403 when the account was suspended.
 */
export async function openSession(ctx: Ctx, user: CheckedUser): Promise<void> {
	if (isBeingDeleted(user)) throw new AppError("accounts/bad-login");
	const attributes = { device: deviceOf(ctx.userAgent) };
	const { id } = await ctx.sessions.createSession(user.id, attributes, { sessionId: newSecret() });
	try {
		// Only now: who sets a password after this finds the session and ends it.
		await ctx.db.transaction(async (tx) => {
			const wasLeaving = user.deletion_due_at !== null;
			if (wasLeaving) await notifyFriendsOfChange(ctx, tx, user.id);
			await lockPassword(ctx, tx, user, "accounts/bad-login");
			if (wasLeaving) {
				await changeUser(tx, user.id, { deletion_due_at: null });
				tx.afterCommit(() => refreshInvitations(ctx, { ofUser: user.id }));
			}
		});
	} catch (error) {
		await ctx.sessions.invalidateSession(id);
		throw error;
	}
	if (ctx.actor.kind === "player") await ctx.sessions.invalidateSession(ctx.actor.sessionSecret);
	await takeOverGuest(ctx, user.id);
	await endOldestSessions(ctx.db.kysely, user.id, MAX_SESSIONS);
	ctx.live.recheck(ctx.actor.kind === "player" ? [user.id, ctx.actor.id] : [user.id]);
	ctx.setSession(id);
}

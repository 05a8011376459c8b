import type { Tx } from "@hilo/db/open-database";
import type { SuspensionRow, UserRow } from "@hilo/db/tables";
import { FOREVER, suspensionText } from "@hilo/rules/accounts/suspension";
import type { Ctx } from "../../../platform/context.ts";
import { refreshInvitations } from "../../custom-games/sharing/refresh-invitations.ts";
import { notifyFriendsOfChange } from "../../friends/notify-friends.ts";
import { changeUser } from "../../users/change-user.ts";
import { lockUser } from "../../users/find-user.ts";
import { deleteSessionsOf } from "../sessions.repo.ts";
import { deleteTokensOf } from "../tokens.repo.ts";
import { suspendedMail } from "./suspension.mails.ts";
import { deleteSuspension, findSuspension, putSuspension } from "./suspensions.repo.ts";

type Tools = Pick<Ctx, "db" | "live" | "background" | "clock">;

/** Holds a user's row, and those of whoever sees the user, who look again afterwards. It stands before anything else is locked. */
export async function lockForSuspension(
	ctx: Pick<Ctx, "live">,
	tx: Tx,
	userId: string,
): Promise<UserRow | undefined> {
	await notifyFriendsOfChange(ctx, tx, userId);
	return lockUser(tx, userId);
}

/** What the audit log keeps of a suspension. */
export interface SuspensionRecord {
	/** ISO 8601; null where there is no end. */
	readonly until: string | null;
	readonly reason: string;
}

/**
 * Hides a user until then, ends all sessions and mailed links, and says so by mail. The row is locked (`lockForSuspension`). Streams end
 * once it is committed. @returns the suspension that stood before.
 */
export async function suspendAccount(
	ctx: Tools & Pick<Ctx, "mailer" | "settings">,
	tx: Tx,
	{ user, until, ...why }: { user: UserRow; until: number } & Pick<SuspensionRow, "reason" | "by_name">,
): Promise<SuspensionRecord | null> {
	const before = await recordOf(tx, user);
	await changeUser(tx, user.id, { suspended_until: until });
	await putSuspension(tx, { user_id: user.id, since: ctx.clock.now(), ...why });
	await deleteSessionsOf(tx, user.id);
	await deleteTokensOf(tx, user.id);
	tx.afterCommit(() => {
		ctx.live.recheck([user.id]);
		ctx.live.broadcast("everyone", { kind: "clear-caches" });
		refreshInvitations(ctx, { ofUser: user.id });
		const text = suspensionText(until, ctx.settings.siteTimeZone);
		ctx.mailer.send(suspendedMail(user, { text, reason: why.reason }));
	});
	return before;
}

/** Ends a suspension: the user is there again for all. The row is held. @returns the suspension that stood. */
export async function liftSuspension(ctx: Tools, tx: Tx, user: UserRow): Promise<SuspensionRecord | null> {
	const before = await recordOf(tx, user);
	await changeUser(tx, user.id, { suspended_until: null });
	await deleteSuspension(tx, user.id);
	tx.afterCommit(() => {
		ctx.live.broadcast("everyone", { kind: "clear-caches" });
		refreshInvitations(ctx, { ofUser: user.id });
	});
	return before;
}

async function recordOf(tx: Tx, { id, suspended_until }: UserRow): Promise<SuspensionRecord | null> {
	if (suspended_until === null) return null;
	const suspension = await findSuspension(tx, id);
	const until = suspended_until < FOREVER ? new Date(suspended_until).toISOString() : null;
	return { until, reason: suspension?.reason ?? "" };
}

import type { Tx } from "@hilo/db/open-database";
import type { DeleteAccountInput } from "@hilo/rules/accounts/accounts.schema";
import { AppError } from "@hilo/rules/errors/errors";
import { dayInWords } from "@hilo/rules/moderation/moderation";
import { DAY_MS } from "@hilo/rules/time/durations";
import type { Ctx, OperatorCtx, SessionCtx } from "../../platform/context.ts";
import { forEachRow } from "../../platform/for-each-row.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordDeletedAccount } from "../audit/clear-deleted-account-names.ts";
import { anonymizeUserInNotifications } from "../notifications/notify-admins.ts";
import { anonymizePublishers } from "../site/legal/edit-legal.ts";
import { anonymizeSenderOfAnswers } from "../support/answer-ticket.ts";
import { changeUser } from "../users/change-user.ts";
import { deleteOwnedRows, deleteUser } from "../users/delete-owned-rows.ts";
import { DELETION_BEGUN, findUsersDue, isBeingDeleted, lockUserIfDue } from "../users/find-user.ts";
import { lockAdmins } from "../users/lock-users.ts";
import { leavingMail } from "./accounts.mails.ts";
import { anonymizeDeciders, deleteExpiredTokens } from "./accounts.repo.ts";
import { lockPassword, requireOwnPassword } from "./own-password.ts";
import { lockForVisibility, setVisibility } from "./set-visibility.ts";

// Promised in docs/product.md#accounts.

/** Signing in within this time cancels the deletion. */
const GRACE_MS = 7 * DAY_MS;

/** Hides the account immediately. @returns the time of deletion, epoch ms. @throws AppError 403, 409, 429. */
export async function deleteAccount(ctx: SessionCtx, { password }: DeleteAccountInput): Promise<number> {
	const user = await requireOwnPassword(ctx, password);
	const dueAt = ctx.clock.now() + GRACE_MS;
	await ctx.db.transaction(async (tx) => {
		await lockForVisibility(ctx, tx, user.id);
		const admins = await lockAdmins(tx);
		if (admins.includes(user.id) && admins.length === 1) throw new AppError("accounts/last-admin-leaving");
		await lockPassword(ctx, tx, user, "accounts/wrong-password");
		await setVisibility(ctx, tx, user.id, { deletion_due_at: dueAt });
	});
	ctx.setSession(null);
	ctx.mailer.send(leavingMail(user, dayInWords(dueAt, ctx.settings.siteTimeZone), ctx.linkOrigin));
	return dueAt;
}

/** If it fails, `sweepAccounts` continues it. */
export async function finishDeletion(ctx: Platform, userId: string): Promise<void> {
	await deleteOwnedRows(ctx, userId);
	await ctx.db.transaction(async (tx) => {
		await anonymizeDeletedAccount(ctx, tx, userId);
		await deleteUser(tx, userId);
	});
}

/** Removes the account's names from data that outlives it, from the audit log after 90 days. */
async function anonymizeDeletedAccount(ctx: Pick<Ctx, "clock">, tx: Tx, userId: string): Promise<void> {
	const names = await recordDeletedAccount(ctx, tx, userId);
	await anonymizeUserInNotifications(tx, userId);
	await anonymizeSenderOfAnswers(tx, userId);
	if (names.length === 0) return;
	await anonymizeDeciders(tx, names);
	await anonymizePublishers(tx, names);
}

/** Deletes accounts after their grace period, continues interrupted deletions, and deletes expired links. */
export async function sweepAccounts(ctx: OperatorCtx): Promise<void> {
	const now = ctx.clock.now();
	await deleteExpiredTokens(ctx.db.kysely, now);
	await forEachRow(ctx, {
		find: (limit, offset) => findUsersDue(ctx.db.kysely, "deletion_due_at", { now, limit, offset }),
		work: (id) => deleteIfDue(ctx, id, now),
		failure: "an account could not be deleted",
		idOf: (userId) => ({ userId }),
	});
}

async function deleteIfDue(ctx: Ctx, id: string, now: number): Promise<boolean> {
	const isDue = await ctx.db.transaction(async (tx) => {
		const user = await lockUserIfDue(tx, id, now);
		if (user && !isBeingDeleted(user)) {
			await changeUser(tx, id, { deletion_due_at: DELETION_BEGUN });
			tx.afterCommit(() => ctx.log.info({ userId: id }, "an account is deleted at its owner's wish"));
		}
		return user !== undefined;
	});
	if (isDue) await finishDeletion(ctx, id);
	return isDue;
}

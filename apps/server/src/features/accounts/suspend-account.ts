import type { Tx } from "@hilo/db/open-database";
import type { Queries, SuspensionRow, UserRow } from "@hilo/db/tables";
import { isSuspended, NO_SUSPENSION_END, suspensionText } from "@hilo/rules/moderation/moderation";
import type { Ctx, OperatorCtx } from "../../platform/context.ts";
import { forEachRow } from "../../platform/for-each-row.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import type { Platform } from "../../platform/platform.ts";
import { findUsersDue } from "../users/find-user.ts";
import { suspendedMail } from "./accounts.mails.ts";
import { deleteSuspension, findSuspension, putSuspension } from "./accounts.repo.ts";
import { lockForVisibility, setVisibility } from "./set-visibility.ts";

export interface SuspensionRecord {
	/** ISO 8601; null for a suspension without end. */
	readonly until: string | null;
	readonly reason: string;
}

/** The caller has locked the user (`lockForVisibility`). @returns the previous suspension. */
export async function suspendAccount(
	ctx: Platform,
	tx: Tx,
	{ user, until, ...details }: { user: UserRow; until: number } & Pick<SuspensionRow, "reason" | "by_name">,
): Promise<SuspensionRecord | null> {
	const before = await readSuspensionRecord(tx, user);
	await setVisibility(ctx, tx, user.id, { suspended_until: until });
	notifyAfterCommit(ctx, tx, "everyone", { kind: "games" });
	await putSuspension(tx, { user_id: user.id, since: ctx.clock.now(), ...details });
	tx.afterCommit(() => {
		const text = suspensionText(until, ctx.settings.siteTimeZone);
		ctx.mailer.send(suspendedMail(user, { text, reason: details.reason }));
	});
	return before;
}

/** The caller has locked the user (`lockForVisibility`). @returns the lifted suspension. */
export async function liftSuspension(ctx: Platform, tx: Tx, user: UserRow): Promise<SuspensionRecord | null> {
	const before = await readSuspensionRecord(tx, user);
	await setVisibility(ctx, tx, user.id, { suspended_until: null });
	notifyAfterCommit(ctx, tx, "everyone", { kind: "games" });
	await deleteSuspension(tx, user.id);
	return before;
}

async function readSuspensionRecord(
	tx: Tx,
	{ id, suspended_until }: UserRow,
): Promise<SuspensionRecord | null> {
	if (suspended_until === null) return null;
	const suspension = await findSuspension(tx, id);
	const until = suspended_until < NO_SUSPENSION_END ? isoTime(suspended_until) : null;
	return { until, reason: suspension?.reason ?? "" };
}

/** For administrators; the caller checks that. */
export function loadSuspension(db: Queries, userId: string): Promise<SuspensionRow | undefined> {
	return findSuspension(db, userId);
}

/** @returns how many were lifted. */
export async function liftExpired(ctx: OperatorCtx): Promise<number> {
	const now = ctx.clock.now();
	return forEachRow(ctx, {
		find: (limit, offset) => findUsersDue(ctx.db.kysely, "suspended_until", { now, limit, offset }),
		work: (id) => liftIfExpired(ctx, id),
		failure: "a suspension could not be lifted",
		idOf: (userId) => ({ userId }),
	});
}

/** Does nothing if the suspension was extended by now. @returns whether it was lifted. */
export async function liftIfExpired(ctx: Ctx, userId: string): Promise<boolean> {
	return ctx.db.transaction(async (tx) => {
		const user = await lockForVisibility(ctx, tx, userId);
		if (!user || user.suspended_until === null || isSuspended(user.suspended_until, ctx.clock.now()))
			return false;
		await liftSuspension(ctx, tx, user);
		return true;
	});
}

import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { SuspensionRow, UserRow } from "@hilo/db/tables";
import { NO_SUSPENSION_END, suspensionText } from "@hilo/rules/accounts/suspension";
import type { Ctx } from "../../../platform/context.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { notifyAfterCommit } from "../../../platform/live/live-events.ts";
import { setVisibility } from "../set-visibility.ts";
import { suspendedMail } from "./suspension.mails.ts";
import { deleteSuspension, findSuspension, putSuspension } from "./suspensions.repo.ts";

type Tools = Pick<Ctx, "db" | "liveEvents" | "background" | "clock">;

export interface SuspensionRecord {
	/** ISO 8601; null for a suspension without end. */
	readonly until: string | null;
	readonly reason: string;
}

/** The caller has locked the user (`lockForVisibility`). @returns the previous suspension. */
export async function suspendAccount(
	ctx: Tools & Pick<Ctx, "mailer" | "settings">,
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
export async function liftSuspension(ctx: Tools, tx: Tx, user: UserRow): Promise<SuspensionRecord | null> {
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

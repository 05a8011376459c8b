import type { Tx } from "@hilo/db/open-database";
import { type LiveDuel, otherSeat, type Seat } from "@hilo/rules/duels/live-duel";
import { applyHeartbeat, applyLeave, applyReady } from "@hilo/rules/duels/live-duel-changes";
import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerCtx } from "../../../platform/context.ts";
import { blockedBy } from "../../friends/blocks.ts";
import { areFriends } from "../../friends/friendships.ts";
import { lockDuel } from "../duels.repo.ts";
import { findSeenDuel } from "../find-seen-duel.ts";
import { type LockedLiveDuel, lockLiveDuel, saveLiveDuelAndSides } from "./change-live-duel.ts";
import { presentLiveDuel } from "./live-duel.presenter.ts";

/** Records that the caller's page is open, applies due changes and returns the duel. @throws as `stepLiveDuel`. */
export async function sendLiveDuelHeartbeat(ctx: PlayerCtx, { id }: { id: string }) {
	const step = await stepLiveDuel(ctx, id, ({ planned, live, seat, now }) =>
		applyHeartbeat(planned.plan, live, seat, now),
	);
	return presentLiveDuel(step);
}

/** The caller's page was closed: the time to return starts. @throws AppError as `stepLiveDuel`. */
export async function leaveLiveDuel(ctx: PlayerCtx, { id }: { id: string }): Promise<void> {
	await stepLiveDuel(ctx, id, ({ planned, live, seat, now }) => applyLeave(planned.plan, live, seat, now));
}

/** @throws AppError as `stepLiveDuel`; 403 when the two are no longer friends. */
export async function markReady(ctx: PlayerCtx, { id }: { id: string }) {
	const step = await stepLiveDuel(ctx, id, async ({ rows, planned, live, seat, now }, tx) => {
		const [own, other] = [rows[seat].user_id, rows[otherSeat(seat)].user_id];
		const mayBegin = own !== null && other !== null && (await areFriends(tx, own, other));
		if (live.status === "open" && !mayBegin) throw new AppError("duels/live-friends-only");
		return applyReady(planned.plan, live, seat, now);
	});
	return presentLiveDuel(step);
}

export interface LiveDuelStep extends LockedLiveDuel {
	readonly seat: Seat;
	readonly now: number;
}

/**
 * All state is in the database, so any process can continue a duel.
 * @throws AppError 403 and 404 for a duel that is not the caller's; 503 in maintenance, also for administrators.
 */
export async function stepLiveDuel(
	ctx: PlayerCtx,
	id: string,
	action: (step: LiveDuelStep, tx: Tx) => LiveDuel | Promise<LiveDuel>,
): Promise<LiveDuelStep> {
	const { id: userId } = ctx.actor;
	if ((await ctx.siteSettings.get("maintenance")) === "on") throw new AppError("site/maintenance");
	return ctx.db.transaction(async (tx) => {
		const duel = await lockDuel(tx, id);
		if (duel?.mode !== "live") throw new AppError("duels/no-such-duel");
		// Once begun, a duel continues even if the game or the other account becomes hidden.
		if (duel.status === "open") await findSeenDuel(ctx, id, tx);
		const locked = await lockLiveDuel(ctx, tx, duel);
		const seat = locked && seatOf(locked, userId);
		if (!locked || seat === null) throw new AppError("duels/no-such-duel");
		await refuseBlocked(tx, locked, seat);
		const step: LiveDuelStep = { ...locked, seat, now: ctx.clock.now() };
		const live = await action(step, tx);
		const rows = await saveLiveDuelAndSides(ctx, tx, locked, live, step.now);
		return { ...step, live, rows };
	});
}

async function refuseBlocked(tx: Tx, { rows }: LockedLiveDuel, seat: Seat): Promise<void> {
	const [own, other] = [rows[seat].user_id, rows[otherSeat(seat)].user_id];
	if ((await blockedBy(tx, own, [other])).size > 0) throw new AppError("duels/no-such-duel");
}

function seatOf({ rows }: LockedLiveDuel, userId: string): Seat | null {
	const index = rows.findIndex(({ user_id }) => user_id === userId);
	return index === 0 || index === 1 ? index : null;
}

import type { LiveDuelView } from "@hilo/rules/duels/duels.views";
import { otherSeat } from "@hilo/rules/duels/live-duel";
import { applyHeartbeat, applyLeave, applyReady } from "@hilo/rules/duels/live-duel-changes";
import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerCtx } from "../../../platform/context.ts";
import { areFriends } from "../../friends/friendships.ts";
import { presentLiveDuel } from "./live-duel.presenter.ts";
import { stepLiveDuel } from "./step-live-duel.ts";

/** Records that the caller's page is open, applies due changes and returns the duel. @throws as `stepLiveDuel`. */
export async function sendLiveDuelHeartbeat(ctx: PlayerCtx, { id }: { id: string }): Promise<LiveDuelView> {
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
export async function markReady(ctx: PlayerCtx, { id }: { id: string }): Promise<LiveDuelView> {
	const step = await stepLiveDuel(ctx, id, async ({ rows, planned, live, seat, now }, tx) => {
		const [own, other] = [rows[seat].user_id, rows[otherSeat(seat)].user_id];
		const mayBegin = own !== null && other !== null && (await areFriends(tx, own, other));
		if (live.status === "open" && !mayBegin) throw new AppError("duels/live-friends-only");
		return applyReady(planned.plan, live, seat, now);
	});
	return presentLiveDuel(step);
}

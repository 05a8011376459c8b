import type { LiveDuelView } from "@hilo/rules/duels/duels.views";
import { applyHeartbeat, applyLeave, applyReady } from "@hilo/rules/duels/live";
import { otherSeat } from "@hilo/rules/duels/live-duel";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Ctx } from "../../../platform/context.ts";
import { areFriends } from "../../friends/friendships.ts";
import { presentLive } from "./live-duel.presenter.ts";
import { stepLive } from "./step-live.ts";

/** Records that the caller's page is open, applies due changes and returns the duel. @throws AppError as `stepLive`. */
export async function liveHeartbeat(ctx: Ctx, { id }: { id: string }): Promise<LiveDuelView> {
	const step = await stepLive(ctx, id, ({ planned, live, seat, now }) =>
		applyHeartbeat(planned.plan, live, seat, now),
	);
	return presentLive(step);
}

/** The caller's page was closed: the time to return starts. @throws AppError as `stepLive`. */
export async function leaveLive(ctx: Ctx, { id }: { id: string }): Promise<void> {
	await stepLive(ctx, id, ({ planned, live, seat, now }) => applyLeave(planned.plan, live, seat, now));
}

/** @throws AppError as `stepLive`; 403 when the two are no longer friends. */
export async function markReady(ctx: Ctx, { id }: { id: string }): Promise<LiveDuelView> {
	const step = await stepLive(ctx, id, async ({ rows, planned, live, seat, now }, tx) => {
		const [own, other] = [rows[seat].user_id, rows[otherSeat(seat)].user_id];
		const mayBegin = own !== null && other !== null && (await areFriends(tx, own, other));
		if (live.status === "open" && !mayBegin) throw new AppError("duels/live-friends-only");
		return applyReady(planned.plan, live, seat, now);
	});
	return presentLive(step);
}

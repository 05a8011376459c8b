import type { LiveDuelView } from "@hilo/rules/duels/duels.views";
import { applyHeartbeat } from "@hilo/rules/duels/live";
import type { Ctx } from "../../../platform/context.ts";
import { presentLive } from "./live-duel.presenter.ts";
import { stepLive } from "./step-live.ts";

/** Records that the caller's page is open, applies due changes and returns the duel. @throws AppError as `stepLive`. */
export async function liveHeartbeat(ctx: Ctx, { id }: { id: string }): Promise<LiveDuelView> {
	const step = await stepLive(ctx, id, ({ planned, live, seat, now }) =>
		applyHeartbeat(planned.plan, live, seat, now),
	);
	return presentLive(step);
}

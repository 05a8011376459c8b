import { applyLeave } from "@hilo/rules/duels/live";
import type { Ctx } from "../../../platform/context.ts";
import { stepLive } from "./step-live.ts";

/** The caller's page was closed: the time to return starts. @throws AppError as `stepLive`. */
export async function leaveLive(ctx: Ctx, { id }: { id: string }): Promise<void> {
	await stepLive(ctx, id, ({ planned, live, seat, now }) => applyLeave(planned.plan, live, seat, now));
}

import type { LiveEvent } from "@hilo/rules/live/events";
import { type Ctx, requirePlayer } from "../platform/context.ts";
import { playerProcedure, router } from "../platform/procedures.ts";
import { hashSecret } from "../platform/system/ids.ts";

export const liveRouter = router({
	events: playerProcedure.subscription(({ ctx }) => openStream(ctx)),
});

/** @throws AppError 401 for visitors. */
function openStream(ctx: Ctx): AsyncIterable<LiveEvent> {
	const { id: userId, isAdmin, sessionSecret } = requirePlayer(ctx);
	return ctx.streams.open({ userId, isAdmin, sessionId: hashSecret(sessionSecret), address: ctx.address });
}

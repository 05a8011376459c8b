import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import { type Ctx, requirePlayer } from "../platform/context.ts";
import { playerProcedure, router } from "../platform/procedures.ts";
import { hashSecret } from "../platform/system/ids.ts";

export const liveRouter = router({
	events: playerProcedure.subscription(({ ctx }) => openStream(ctx)),
});

/** Opens the stream of what concerns the signed-in player. @throws AppError 401. */
function openStream(ctx: Ctx): AsyncIterable<StreamMessage> {
	const { id: userId, isAdmin, sessionSecret } = requirePlayer(ctx);
	return ctx.streams.open({ userId, isAdmin, sessionId: hashSecret(sessionSecret), address: ctx.address });
}

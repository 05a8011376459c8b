import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import { type Ctx, credentialId, requirePlayer } from "../platform/context.ts";
import { playerProcedure, router } from "../platform/procedures.ts";

export const liveEventsRouter = router({
	events: playerProcedure("read").subscription(({ ctx }) => openStream(ctx)),
});

/** Opens the stream of what concerns the player. @throws AppError 401; 403 for a token without the scope. */
function openStream(ctx: Ctx): AsyncIterable<StreamMessage> {
	const player = requirePlayer(ctx);
	const { id: userId, isAdmin, credential } = player;
	return ctx.streams.open({
		userId,
		isAdmin,
		isTool: credential.kind === "token",
		sessionId: credentialId(player),
		address: ctx.address,
	});
}

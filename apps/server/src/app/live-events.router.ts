import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import { keepPresent } from "../features/presence/keep-present.ts";
import { type Ctx, credentialId, requirePlayer } from "../platform/context.ts";
import { playerProcedure, router } from "../platform/procedures.ts";

export const liveEventsRouter = router({
	events: playerProcedure("read").subscription(({ ctx }) => openStream(ctx)),
});

/** Opens the stream of what concerns the player. @throws AppError 401; 403 for a token without the scope. */
function openStream(ctx: Ctx): AsyncIterable<StreamMessage> {
	const player = requirePlayer(ctx);
	const { id: userId, isAdmin, credential } = player;
	const isTool = credential.kind === "token";
	if (!isTool) ctx.background.run("start presence", () => keepPresent(ctx, [userId]));
	return ctx.live.streams.open({
		userId,
		isAdmin,
		isTool,
		sessionId: credentialId(player),
		address: ctx.address,
	});
}

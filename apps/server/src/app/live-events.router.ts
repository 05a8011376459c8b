import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import { keepPresent } from "../features/presence/keep-present.ts";
import { credentialId, type PlayerCtx } from "../platform/context.ts";
import { playerProcedure, router } from "../platform/procedures.ts";

export const liveEventsRouter = router({
	events: playerProcedure("read").subscription(({ ctx }) => openStream(ctx)),
});

/** Opens the stream of what concerns the player. */
function openStream(ctx: PlayerCtx): AsyncIterable<StreamMessage> {
	const { id: userId, isAdmin, credential } = ctx.actor;
	const isTool = credential.kind === "token";
	if (!isTool) ctx.background.run("start presence", () => keepPresent(ctx, [userId]));
	return ctx.live.streams.open({
		userId,
		isAdmin,
		isTool,
		sessionId: credentialId(ctx.actor),
		address: ctx.address,
	});
}

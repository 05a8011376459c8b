import type { Ctx } from "../../platform/context.ts";
import { hashSecret } from "../../platform/system/ids.ts";

/** Also ends the session's live streams and its presence. */
export async function logout(ctx: Ctx): Promise<void> {
	if (ctx.actor.kind === "player") {
		const { id, sessionSecret } = ctx.actor;
		await ctx.sessions.invalidateSession(sessionSecret);
		ctx.live.broadcast([id], { kind: "signed-out", sessionId: hashSecret(sessionSecret) });
	}
	ctx.setSession(null);
}

import type { Ctx } from "../../platform/context.ts";
import { hashSecret } from "../../platform/system/ids.ts";

/** Ends the session of the call, its live streams and its presence. For a visitor it changes nothing. */
export async function logout(ctx: Ctx): Promise<void> {
	if (ctx.actor.kind === "player") {
		const { id, sessionSecret } = ctx.actor;
		await ctx.sessions.invalidateSession(sessionSecret);
		ctx.live.broadcast([id], { kind: "signed-out", sessionId: hashSecret(sessionSecret) });
	}
	ctx.setSession(null);
}

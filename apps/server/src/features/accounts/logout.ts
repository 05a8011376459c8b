import type { Ctx } from "../../platform/context.ts";

/** Ends the session that the call came with. Anyone may call it; for a visitor it changes nothing. */
export async function logout(ctx: Ctx): Promise<void> {
	if (ctx.actor.kind === "player") {
		await ctx.sessions.invalidateSession(ctx.actor.sessionSecret);
		ctx.live.recheck([ctx.actor.id]);
	}
	ctx.setSession(null);
}

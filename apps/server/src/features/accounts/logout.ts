import type { Ctx } from "../../platform/context.ts";

/** Ends the session that the call came with. Anyone may call it; who is signed out stays so. */
export async function logout(ctx: Ctx): Promise<void> {
	if (ctx.actor.kind === "player") await ctx.sessions.invalidateSession(ctx.actor.sessionSecret);
	ctx.setSession(null);
}

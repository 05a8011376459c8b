import type { Ctx } from "../../platform/context.ts";
import { newSecret } from "../../platform/ids.ts";

/** Starts a session for the user, has the answer carry its cookie, and ends the one that the call came with. */
export async function openSession(ctx: Ctx, userId: string): Promise<void> {
	if (ctx.actor.kind === "player") await ctx.sessions.invalidateSession(ctx.actor.sessionSecret);
	const session = await ctx.sessions.createSession(userId, {}, { sessionId: newSecret() });
	ctx.setCookie(ctx.sessions.createSessionCookie(session.id).serialize());
}

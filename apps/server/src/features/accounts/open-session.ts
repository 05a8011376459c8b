import type { Ctx } from "../../platform/context.ts";
import { newSecret } from "../../platform/system/ids.ts";
import { deviceOf } from "./device-of.ts";

/** Starts a session for the user, has the answer carry its cookie, and ends the one that the call came with. */
export async function openSession(ctx: Ctx, userId: string): Promise<void> {
	if (ctx.actor.kind === "player") await ctx.sessions.invalidateSession(ctx.actor.sessionSecret);
	const attributes = { device: deviceOf(ctx.userAgent) };
	const session = await ctx.sessions.createSession(userId, attributes, { sessionId: newSecret() });
	ctx.setSession(session.id);
}

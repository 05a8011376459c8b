import type { Ctx } from "../../platform/context.ts";
import { newSecret } from "../../platform/system/ids.ts";
import { deviceOf } from "./device-of.ts";
import { endOldestSessions } from "./sessions.repo.ts";

/** More than anyone has devices. Whoever signs in by a program each time leaves a session behind each time. */
const MOST_SESSIONS = 20;

/**
 * Starts a session for the user, has the answer carry its cookie, and ends the one that the call came with. Past twenty, the one that
 * was not used for longest ends.
 */
export async function openSession(ctx: Ctx, userId: string): Promise<void> {
	if (ctx.actor.kind === "player") await ctx.sessions.invalidateSession(ctx.actor.sessionSecret);
	const attributes = { device: deviceOf(ctx.userAgent) };
	const session = await ctx.sessions.createSession(userId, attributes, { sessionId: newSecret() });
	await endOldestSessions(ctx.db.kysely, userId, MOST_SESSIONS);
	ctx.setSession(session.id);
}

import { createMiddleware } from "hono/factory";
import type { Actor, Services } from "../context.ts";
import type { ApiEnv } from "./api-env.ts";
import { callContext } from "./call-context.ts";

const VISITOR: Actor = { kind: "visitor" };

/** Makes out who calls and from where, and hands the use cases' `ctx` to what follows. */
export function requestContext(services: Services) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		const cookies: string[] = [];
		const setCookie = (serialized: string) => cookies.push(serialized);
		const actor = await actorOf(services, c.req.header("Cookie"), setCookie);
		c.set("ctx", callContext(services, c, actor, setCookie));
		await next();
		for (const cookie of cookies) c.res.headers.append("Set-Cookie", cookie);
	});
}

/** The player whose session the cookie names. Re-sends the cookie when the session was extended (D50). */
export async function actorOf(
	{ sessions }: Pick<Services, "sessions">,
	cookieHeader: string | undefined,
	setCookie: (serialized: string) => void,
): Promise<Actor> {
	const secret = cookieHeader ? sessions.readSessionCookie(cookieHeader) : null;
	if (!secret) return VISITOR;
	const { session, user } = await sessions.validateSession(secret);
	if (!session) {
		setCookie(sessions.createBlankSessionCookie().serialize());
		return VISITOR;
	}
	if (session.fresh) setCookie(sessions.createSessionCookie(secret).serialize());
	const { id, username, isAdmin, revision } = user;
	return { kind: "player", id, username, isAdmin, revision, sessionSecret: secret };
}

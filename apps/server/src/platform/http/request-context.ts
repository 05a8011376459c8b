import { actingFor } from "@hilo/db/acting-for";
import { createMiddleware } from "hono/factory";
import type { Actor, Services } from "../context.ts";
import { AnswerCookies, readSessionCookies } from "../sessions/session-cookie.ts";
import type { ApiEnv } from "./api-env.ts";
import { callContext } from "./call-context.ts";
import { throwIfDisconnected } from "./disconnected.ts";
import { isHttps } from "./public-origin.ts";

const VISITOR: Actor = { kind: "visitor" };

export function requestContext(services: Services) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		const cookies = new AnswerCookies(services.sessions, isHttps(c, services.settings));
		const actor = await actorOf(services, c.req.header("Cookie"), cookies);
		throwIfDisconnected(c);
		const ctx = callContext(services, c, actor, cookies);
		c.set("ctx", ctx);
		await actingFor(actor.kind === "player" ? `player ${actor.id}` : `address ${ctx.address}`, next);
		if (cookies.lines.length > 0) addCookies(c.res.headers, cookies);
	});
}

/** The first valid session cookie counts. Re-sends it if the session was extended, and deletes invalid ones. */
export async function actorOf(
	{ sessions }: Pick<Services, "sessions">,
	cookieHeader: string | undefined,
	cookies: AnswerCookies,
): Promise<Actor> {
	const secrets = readSessionCookies(cookieHeader);
	for (const secret of secrets) {
		const { session, user } = await sessions.validateSession(secret);
		if (!session) continue;
		if (session.fresh) cookies.setSession(secret);
		const { id, username, isAdmin, revision } = user;
		return { kind: "player", id, username, isAdmin, revision, sessionSecret: secret };
	}
	if (secrets.length > 0) cookies.setSession(null);
	return VISITOR;
}

/** Shared caches must not keep an answer with cookies. */
export function addCookies(headers: Headers, { lines }: AnswerCookies): void {
	if (lines.length === 0) return;
	for (const line of lines) headers.append("Set-Cookie", line);
	if (headers.get("Cache-Control")?.includes("public")) headers.set("Cache-Control", "private, no-cache");
}

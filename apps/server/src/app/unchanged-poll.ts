import { createMiddleware } from "hono/factory";
import { currentUserTag } from "../features/me/current-user-tag.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { isHttps } from "../platform/http/public-origin.ts";
import { actorOf, addCookies } from "../platform/http/request-context.ts";
import { constantHeaders } from "../platform/http/security-headers.ts";
import { namesTag } from "../platform/rest/entity-tag.ts";
import { AnswerCookies } from "../platform/sessions/session-cookie.ts";
import type { Services } from "../services.ts";

export const POLLED_PATHS = ["/api/user/me", "/api/trpc/me.get"];

/** Answers polls of an unchanged record before all else: every signed-in player polls every ten seconds. */
export function unchangedPoll(services: Services) {
	const { clock, settings, siteSettings } = services;
	return createMiddleware<ApiEnv>(async (c, next) => {
		// Node's own headers: Hono would copy all of them to read these two.
		const sent = c.env?.incoming?.headers;
		const known = sent ? sent["if-none-match"] : c.req.header("If-None-Match");
		if (known === undefined || c.req.method !== "GET") return next();
		const cookies = new AnswerCookies(services.sessions, isHttps(c, settings));
		const actor = await actorOf(services, sent ? sent.cookie : c.req.header("Cookie"), cookies);
		const etag = currentUserTag({ actor, clock, settings });
		if (cookies.lines.length > 0 || etag === null || !namesTag(known, etag)) {
			await next();
			// The session was extended above, so later handlers don't send its cookie.
			if (actor.kind === "player" && cookies.lines.length > 0) addCookies(c.res.headers, cookies);
			return;
		}
		const maintenance = await siteSettings.latest("maintenance");
		return new Response(null, {
			status: 304,
			headers: {
				...constantHeaders({ https: isHttps(c, settings) }),
				ETag: etag,
				"Cache-Control": "private, no-cache",
				"x-maintenance-mode": String(maintenance === "on"),
			},
		});
	});
}

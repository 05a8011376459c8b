import { createMiddleware } from "hono/factory";
import { currentUserTag } from "../features/me/current-user-tag.ts";
import { loadSessionActor } from "../platform/http/actor.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { bearerToken } from "../platform/http/bearer-token.ts";
import { answerWithAllHeaders } from "../platform/http/headers.ts";
import { requestHeader } from "../platform/http/request-header.ts";
import { matchesTag } from "../platform/rest/entity-tag.ts";
import type { Services } from "../services.ts";

export const POLLED_PATHS = ["/api/user/me", "/api/trpc/me.get"];

/** Answers polls of an unchanged record: every signed-in player polls every ten seconds. */
export function unchangedPoll(services: Services) {
	const { clock, settings } = services;
	return createMiddleware<ApiEnv>(async (c, next) => {
		const ifNoneMatch = requestHeader(c, "if-none-match");
		// A token's scopes and limits are checked by what follows.
		if (ifNoneMatch === undefined || c.req.method !== "GET" || bearerToken(c) !== null) return next();
		const etag = currentUserTag({ actor: await loadSessionActor(services, c), clock, settings });
		if (etag === null || !matchesTag(ifNoneMatch, etag)) return next();
		const headers = { ETag: etag, "Cache-Control": "private, no-cache" };
		return answerWithAllHeaders(c, settings, null, 304, headers);
	});
}

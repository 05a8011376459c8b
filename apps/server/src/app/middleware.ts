import type { Handler } from "hono";
import { etag } from "hono/etag";
import { createMiddleware } from "hono/factory";
import type { Services } from "../platform/context.ts";
import { type ApiEnv, isSafe } from "../platform/http/api-env.ts";
import { securityHeaders, setHeaders } from "../platform/http/headers.ts";
import { byteLimits, limitBodies } from "../platform/http/held-bytes.ts";
import { originGuard } from "../platform/http/origin-guard.ts";
import { requestContext } from "../platform/http/request-context.ts";
import { callerLimit, readLimit } from "../platform/http/request-limits.ts";
import type { WebClient } from "../platform/pages/web-client.ts";
import { webFiles } from "../platform/pages/web-files.ts";
import { answerHealth } from "./answer-health.ts";
import type { ProcedurePath } from "./app-router.ts";
import { TRPC_PATH } from "./app-router.ts";
import { readMaintenance, refuseDuringMaintenance } from "./check-maintenance.ts";
import { EVENTS_PATH, sendEvents } from "./live-events.ts";

const PICTURES = ["/avatars/*", "/pictures/*", "/drawn/*", "/mark/*", "/site.webmanifest"];

const WITH_ETAG: readonly ProcedurePath[] = ["leaderboards.classic", "me.get", "play.pool"];

export type Middleware = readonly [method: "ALL" | "GET", path: string, handle: Handler<ApiEnv>];

/** What runs before the routes, in this order. */
export function middleware(
	services: Services,
	web: WebClient | null,
	metrics: readonly Middleware[],
): readonly Middleware[] {
	const { settings } = services;
	const files = web?.files ? webFiles(web.files) : [];
	return [
		// Outermost, to take over the finished answer: a stream costs 40 kB, through tRPC's adapter and Hono 95 kB.
		["ALL", EVENTS_PATH, sendEvents],
		// Around all that may answer or throw.
		["ALL", "*", securityHeaders(settings)],
		["ALL", "*", setHeaders(settings)],
		...metrics,
		// Built files need nothing that follows, not even the database.
		...files.map(([path, handle]) => ["GET", path, handle] as const),
		// Drawn or read from the database for each request that no cache answers.
		...PICTURES.map((path) => ["GET", path, readLimit(services, "pictures")] as const),
		// A preview takes as long as a page.
		["GET", "/previews/*", readLimit(services, "pages")],
		// Once for all that follows.
		["ALL", "/api/*", readMaintenance(services)],
		// Uncounted: a proxy asks for many visitors.
		["GET", "/api/health", answerHealth(services)],
		// Before the session costs a query.
		["ALL", "/api/*", readLimit(services, "reads")],
		// Ours, because Hono's `csrf` lets calls with JSON pass, whatever their origin.
		["ALL", "/api/*", originGuard(services)],
		["ALL", "/api/*", requestContext(services)],
		// Before limits, body checks and routing: in maintenance all of them answer the same 503.
		["ALL", "/api/*", refuseDuringMaintenance],
		// Before bodies are read.
		["ALL", "/api/*", callerLimit(services)],
		["ALL", "/api/*", limitBodies(byteLimits(services))],
		// After the limits, so that only accepted calls count as activity.
		["ALL", "/api/*", recordActivity(services)],
		// Documented calls have it in their row. A browser asks each time, because an answer that it takes from its cache
		// unasked has the maintenance header of another moment.
		...WITH_ETAG.map((call) => ["ALL", `${TRPC_PATH}/${call}`, etag()] as const),
	];
}

/** Sent by an open page without any action of the player. */
const AUTOMATIC_CALLS: ReadonlySet<string> = new Set([
	`/api/trpc/${"presence.update" satisfies ProcedurePath}`,
	"/api/user/online-status",
	"/api/user/update-status",
]);

/** Writes count as activity, reads don't: an open page polls. Page loads are noted by `answerPages`. */
function recordActivity({ analytics: { activity } }: Services) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		if (!isSafe(c.req) && !AUTOMATIC_CALLS.has(c.req.path)) activity.record(c.get("ctx"));
		await next();
	});
}

import type { Handler } from "hono";
import { etag } from "hono/etag";
import type { Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { limitBodies } from "../platform/http/connections.ts";
import { securityHeaders, setHeaders } from "../platform/http/headers.ts";
import { originGuard } from "../platform/http/origin-guard.ts";
import { requestContext } from "../platform/http/request-context.ts";
import { callerLimit, readLimit } from "../platform/http/request-limits.ts";
import { sendWebFile } from "../platform/pages/send-web-file.ts";
import type { WebClient } from "../platform/pages/web-client.ts";
import { answerHealth } from "./answer-health.ts";
import { TRPC_PATH } from "./app-router.ts";
import { readMaintenance, refuseDuringMaintenance } from "./check-maintenance.ts";
import { EVENTS_PATH, sendEvents } from "./live-events.ts";
import type { ProcedurePath } from "./procedure-path.ts";
import { recordActivity } from "./record-activity.ts";

const PICTURES = ["/avatars/*", "/pictures/*", "/drawn/*", "/mark/*", "/site.webmanifest"];

const BOARD_PATH = `${TRPC_PATH}/${"leaderboards.classic" satisfies ProcedurePath}`;

type Middleware = readonly [method: "ALL" | "GET", path: string, handle: Handler<ApiEnv>];

/** What runs before the routes, in this order. */
export function middleware(services: Services, web: WebClient | null): readonly Middleware[] {
	const { settings } = services;
	const files = web?.files;
	return [
		// Outermost, to take over the finished answer: a stream costs 40 kB, through tRPC's adapter and Hono 95 kB.
		["ALL", EVENTS_PATH, sendEvents()],
		// Around all that may answer or throw.
		["ALL", "*", securityHeaders(settings)],
		["ALL", "*", setHeaders(settings)],
		// Built files need nothing that follows, not even the database.
		...(files ? files.roots.map((path) => ["GET", path, sendWebFile(files)] as const) : []),
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
		["ALL", "/api/*", limitBodies()],
		// After the limits, so that only accepted calls count as activity.
		["ALL", "/api/*", recordActivity(services)],
		// The board of a game's page, which is the same for all. That of the documented calls has it in its row.
		["ALL", BOARD_PATH, etag()],
	];
}

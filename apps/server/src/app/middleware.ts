import type { Handler } from "hono";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { setHeaders } from "../platform/http/headers.ts";
import { limitBodies } from "../platform/http/limit-bodies.ts";
import { originGuard } from "../platform/http/origin-guard.ts";
import { requestContext } from "../platform/http/request-context.ts";
import { callerLimit, readLimit } from "../platform/http/request-limits.ts";
import { sendWebFile } from "../platform/pages/send-web-file.ts";
import type { WebClient } from "../platform/pages/web-client.ts";
import type { Services } from "../services.ts";
import { answerHealth } from "./answer-health.ts";
import { BOARD_PATHS, cachedBoard } from "./cached-board.ts";
import { readMaintenance, refuseDuringMaintenance } from "./check-maintenance.ts";
import { EVENTS_PATH, sendEvents } from "./live-events.ts";
import { recordActivity } from "./record-activity.ts";
import { POLLED_PATHS, unchangedPoll } from "./unchanged-poll.ts";

const PICTURES = ["/avatars/*", "/pictures/*", "/drawn/*", "/mark/*", "/site.webmanifest"];

type Middleware = readonly [method: "ALL" | "GET", path: string, handle: Handler<ApiEnv>];

/** What runs before the routes, in this order. Multiples are of CPU time of the server. */
export function middleware(services: Services, web: WebClient | null): readonly Middleware[] {
	const { settings } = services;
	const files = web?.files;
	return [
		// Outermost, to take over the finished answer: a stream costs 31 kB, through tRPC's adapter and Hono 95 kB.
		["ALL", EVENTS_PATH, sendEvents()],
		// Around all that may answer or throw.
		["ALL", "*", setHeaders(settings)],
		// Built files need nothing that follows, not even the database.
		...(files ? files.roots.map((path) => ["GET", path, sendWebFile(files, settings)] as const) : []),
		// Drawn or read from the database for each request that no cache answers.
		...PICTURES.map((path) => ["GET", path, readLimit(services, "pictures")] as const),
		// A preview takes as long as a page.
		["GET", "/previews/*", readLimit(services, "pages")],
		// Once for all that follows.
		["ALL", "/api/*", readMaintenance(services)],
		// Uncounted: a proxy asks for many visitors.
		["GET", "/api/health", answerHealth(services)],
		// Before the quick answers below, because they count too.
		["ALL", "/api/*", readLimit(services, "reads")],
		// Every signed-in player polls every ten seconds: after all other middleware a 304 costs 1.9 times as much.
		...POLLED_PATHS.map((path) => ["ALL", path, unchangedPoll(services)] as const),
		// The same for every caller, so without a session: after all other middleware it costs 2.5 to 4 times as much.
		...BOARD_PATHS.map((path) => ["ALL", path, cachedBoard(services)] as const),
		// Before the session costs a query.
		["ALL", "/api/*", originGuard(services)],
		["ALL", "/api/*", requestContext(services)],
		// Before limits, body checks and routing: in maintenance all of them answer the same 503.
		["ALL", "/api/*", refuseDuringMaintenance],
		// Before bodies are read.
		["ALL", "/api/*", callerLimit(services)],
		["ALL", "/api/*", limitBodies()],
		// After the limits, so that only accepted calls count as activity.
		["ALL", "/api/*", recordActivity(services)],
	];
}

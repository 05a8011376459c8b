import { performance } from "node:perf_hooks";
import { pageOf } from "@hilo/rules/analytics/pages";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { SmartRouter } from "hono/router/smart-router";
import { TrieRouter } from "hono/router/trie-router";
import { Counter, Histogram, type Registry } from "prom-client";
import type { NodeMiddleware } from "../../platform/http/listen.ts";
import { PROCEDURES, TRPC_PATH } from "../app-router.ts";
import { EVENTS_PATH } from "../live-events.ts";
import { REST_ROWS } from "../rest-rows.ts";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Status label of calls whose client disconnected before the answer. */
const ABORTED = "aborted";

/** Looked up once per route: looking up labels costs more than counting. */
interface RouteCounters {
	readonly duration: Histogram.Internal<"route">;
	readonly byStatus: Map<number | string, Counter.Internal>;
}

/** Returns middleware that counts each call when its response closes; it must run before the application. */
export function countCalls(registry: Registry): NodeMiddleware {
	const registers = [registry];
	const calls = new Counter({
		name: "hilo_http_requests_total",
		help: "Calls that were answered, by route and status",
		labelNames: ["route", "status"],
		registers,
	});
	const durations = new Histogram({
		name: "hilo_http_request_duration_seconds",
		help: "From a call's head to the last byte of its answer, without the streams of live events",
		labelNames: ["route"],
		buckets: SECONDS,
		registers,
	});
	const routes = new Map<string, RouteCounters>();
	const countersOf = (route: string) => {
		const existing = routes.get(route);
		if (existing) return existing;
		const counters = { duration: durations.labels(route), byStatus: new Map() };
		routes.set(route, counters);
		return counters;
	};
	const count = (route: string, status: number | string, milliseconds: number | null) => {
		const { duration, byStatus } = countersOf(route);
		const counter = byStatus.get(status) ?? calls.labels(route, String(status));
		byStatus.set(status, counter);
		counter.inc();
		if (milliseconds !== null) duration.observe(milliseconds / 1000);
	};
	return (request, response, next) => {
		const start = performance.now();
		response.once("close", () => {
			const { method = "", url = "" } = request;
			const isStream = url.startsWith(EVENTS_PATH);
			const status = response.headersSent ? response.statusCode : ABORTED;
			count(routeLabelOf(method, url), status, isStream ? null : performance.now() - start);
		});
		next();
	};
}

/** Label of all unknown paths, so that callers can't create labels. */
const OTHER = "other";
const TRPC = `${TRPC_PATH}/`;

/** Labels by the first segment of a path outside `/api`. */
const LABELS_BY_FOLDER: ReadonlyMap<string, string> = new Map([
	["assets", "assets"],
	["avatars", "pictures"],
	["pictures", "pictures"],
	["drawn", "pictures"],
	["previews", "pictures"],
	["health", "health"],
	["metrics", "metrics"],
]);

const documented = documentedCalls();

/** Returns a procedure's name, a documented call's method and path, a page's path or a fixed word; never sent data. */
export function routeLabelOf(method: string, url: string): string {
	const end = url.indexOf("?");
	const path = end < 0 ? url : url.slice(0, end);
	if (path.startsWith(TRPC)) {
		const name = path.slice(TRPC.length);
		return PROCEDURES.has(name) ? name : OTHER;
	}
	const routeMethod = method === "HEAD" ? "GET" : method;
	if (path.startsWith("/api/")) return documented.match(routeMethod, path)[0][0]?.[0] ?? OTHER;
	const folder = LABELS_BY_FOLDER.get(
		path.slice(1, path.indexOf("/", 1) < 0 ? undefined : path.indexOf("/", 1)),
	);
	if (folder) return folder;
	const page = pageOf(path);
	return routeMethod === "GET" || page === OTHER
		? page
		: `${KNOWN_METHODS.has(routeMethod) ? routeMethod : OTHER} ${page}`;
}

const KNOWN_METHODS = new Set(["POST"]);

function documentedCalls(): SmartRouter<string> {
	const router = new SmartRouter<string>({ routers: [new RegExpRouter(), new TrieRouter()] });
	const rows = REST_ROWS.flatMap(({ method, path, aliases = [] }) =>
		[path, ...aliases].map((at) => ({ method: method.toUpperCase(), at, path })),
	);
	// Static paths first, as when mounted, so that none is taken for a parameter.
	rows.sort((a, b) => Number(a.at.includes(":")) - Number(b.at.includes(":")));
	for (const { method, at, path } of rows) router.add(method, `/api${at}`, `${method} ${path}`);
	for (const path of ["/docs", "/docs/*", "/openapi.json"]) router.add("GET", `/api${path}`, "docs");
	router.add("GET", "/api/health", "health");
	return router;
}

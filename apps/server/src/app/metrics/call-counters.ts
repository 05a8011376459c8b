import { performance } from "node:perf_hooks";
import { pageOf } from "@hilo/rules/analytics/pages";
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { Counter, Histogram, type Registry } from "prom-client";
import type { ApiEnv } from "../../platform/http/api-env.ts";
import { PROCEDURES, TRPC_PATH } from "../app-router.ts";
import { EVENTS_PATH } from "../live-events.ts";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Status label of calls whose client disconnected before the answer. */
const ABORTED = "aborted";

/** Counts each call when its response closes. */
export function countCalls(registry: Registry): MiddlewareHandler<ApiEnv> {
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
	return async (c, next) => {
		const start = performance.now();
		const route = routeLabelOf(c);
		const isStream = c.req.path.startsWith(EVENTS_PATH);
		const response = c.env?.outgoing;
		response?.once("close", () => {
			calls.inc({ route, status: response.headersSent ? response.statusCode : ABORTED });
			if (!isStream) durations.observe({ route }, (performance.now() - start) / 1000);
		});
		await next();
	};
}

/** Label of all unknown paths, so that callers can't create labels. */
const OTHER = "other";
const TRPC = `${TRPC_PATH}/`;
/** The middleware of all requests, and what answers unknown ones. */
const CATCH_ALL = /^(\/api)?\/\*$/;

/** Returns a procedure's name, a route's method and path, a page's path or "other"; never sent data. */
export function routeLabelOf(c: Context<ApiEnv>): string {
	const { path } = c.req;
	if (path.startsWith(TRPC)) {
		const name = path.slice(TRPC.length);
		return PROCEDURES.has(name) ? name : OTHER;
	}
	const route = matchedRoutes(c).find((matched) => !CATCH_ALL.test(matched.path));
	if (!route) return pageOf(path);
	return `${c.req.method === "HEAD" ? "GET" : c.req.method} ${route.path.replace(/\{.*\}$/, "")}`;
}

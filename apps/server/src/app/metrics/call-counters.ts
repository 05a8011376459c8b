import { performance } from "node:perf_hooks";
import { Counter, Histogram, type Registry } from "prom-client";
import type { NodeMiddleware } from "../../platform/http/listen.ts";
import { EVENTS_PATH } from "../live-events.ts";
import { labelOf } from "./call-labels.ts";

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
		const known = routes.get(route);
		if (known) return known;
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
			count(labelOf(method, url), status, isStream ? null : performance.now() - start);
		});
		next();
	};
}

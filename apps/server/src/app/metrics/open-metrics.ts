import { type Context, type Handler, Hono, type Next } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { Services } from "../../platform/context.ts";
import type { ApiEnv } from "../../platform/http/api-env.ts";
import { type Listening, listen } from "../../platform/http/listen.ts";
import { bearerToken } from "../../platform/http/request-context.ts";
import type { MetricCounters } from "../../platform/metrics/counters.ts";
import type { MetricsSettings } from "../../platform/settings.ts";
import type { Middleware } from "../middleware.ts";
import { countCalls } from "./call-counters.ts";
import { countCommits, createCounters, registerServiceMetrics } from "./site-metrics.ts";

const PATH = "/metrics";

export interface Metrics {
	onCommit(transactions: number): void;
	readonly counters: MetricCounters;
	/** Counts calls, and answers `/metrics` unless that has its own port. */
	readonly middleware: readonly Middleware[];
	open(services: Services, version: string | null): Promise<void>;
	close(): Promise<void>;
}

export function createMetrics({ port, host, token }: MetricsSettings): Metrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const answer = answerMetrics(registry, token);
	let server: Listening | null = null;
	return {
		onCommit: countCommits(registry),
		counters: createCounters(registry),
		middleware: [
			["ALL", "*", countCalls(registry)],
			...(port === null ? [["GET", PATH, answer] as const] : []),
		],
		async open(services, version) {
			registerServiceMetrics(registry, services, version);
			if (port !== null) server = await listen(new Hono<ApiEnv>().get(PATH, answer), { port, host });
		},
		close: async () => server?.close(),
	};
}

/** For callers without the token the path does not exist, as when metrics are off. */
function answerMetrics(registry: Registry, token: string | null): Handler<ApiEnv> {
	return async (c: Context<ApiEnv>, next: Next) => {
		if (token !== null && !(await timingSafeEqual(bearerToken(c) ?? "", token))) return next();
		const headers = {
			"Content-Type": registry.contentType,
			"Cache-Control": "no-store",
			"X-Content-Type-Options": "nosniff",
		};
		return c.body(await registry.metrics(), 200, headers);
	};
}

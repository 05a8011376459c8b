import { collectDefaultMetrics, Registry } from "prom-client";
import type { Services } from "../../platform/context.ts";
import type { NodeMiddleware } from "../../platform/http/listen.ts";
import type { MetricsSettings } from "../../platform/settings.ts";
import { countCalls } from "./call-counters.ts";
import { metricsMiddleware, openMetricsPort } from "./metrics-middleware.ts";
import { countCommits, registerServiceMetrics } from "./site-metrics.ts";

export interface Metrics {
	onCommit(transactions: number): void;
	/** Counts calls, and answers `/metrics` unless that has its own port. Must run before the application. */
	readonly before: NodeMiddleware;
	open(services: Services, version: string | null): Promise<void>;
	close(): Promise<void>;
}

export function createMetrics({ port, host, token }: MetricsSettings): Metrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const count = countCalls(registry);
	const answerMetrics = port === null ? metricsMiddleware(registry, token) : null;
	let server: { close(): Promise<void> } | null = null;
	return {
		onCommit: countCommits(registry),
		before: (request, response, next) =>
			count(request, response, answerMetrics ? () => answerMetrics(request, response, next) : next),
		async open(services, version) {
			registerServiceMetrics(registry, services, version);
			if (port !== null) server = await openMetricsPort(registry, { port, host, token });
		},
		close: async () => server?.close(),
	};
}

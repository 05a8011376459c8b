import { type Context, type Handler, Hono, type Next } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Services } from "../../platform/context.ts";
import { type Counters, createCounters } from "../../platform/counters.ts";
import { type ApiEnv, bearerToken } from "../../platform/http/api-env.ts";
import { type Listening, listen } from "../../platform/http/listen.ts";
import type { Settings } from "../../platform/settings.ts";
import type { Middleware } from "../middleware.ts";
import { countCalls } from "./call-counters.ts";

const PATH = "/metrics";
const GROUP_SIZES = [1, 2, 3, 5, 10, 20, 50, 100];

export interface Metrics {
	onCommit(transactions: number): void;
	readonly counters: Counters;
	/** Counts calls, and answers `/metrics` unless that has its own port. */
	readonly middleware: readonly Middleware[];
	open(services: Services, version: string | null): Promise<void>;
	close(): Promise<void>;
}

export function createMetrics({ port, host, token }: NonNullable<Settings["metrics"]>): Metrics {
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

function countCommits(registry: Registry): (transactions: number) => void {
	const sizes = new Histogram({
		name: "hilo_sqlite_commit_transactions",
		help: "How many transactions shared a commit on SQLite",
		buckets: GROUP_SIZES,
		registers: [registry],
	});
	return (transactions) => sizes.observe(transactions);
}

function registerServiceMetrics(registry: Registry, services: Services, version: string | null): void {
	const { db, live, mailer } = services;
	const registers = [registry];
	new Gauge({
		name: "hilo_build_info",
		help: "1; the script that pages begin with changes with every version of the site",
		labelNames: ["version", "node", "database"],
		registers,
	}).set({ version: version ?? "none", node: process.version, database: db.dialect }, 1);
	registerGauge(registry, "hilo_live_streams_open", "Open streams of live events", () => live.streams.size);
	registerGauge(registry, "hilo_mails_waiting", "Mails that are to be sent still", () => mailer.waiting);
	if (db.poolUse() === null) return;
	new Gauge({
		name: "hilo_database_connections",
		help: "Connections to PostgreSQL that are used and idle, and callers that wait for one",
		labelNames: ["state"],
		registers,
		collect() {
			const { total, idle, waiting } = db.poolUse() ?? { total: 0, idle: 0, waiting: 0 };
			this.set({ state: "used" }, total - idle);
			this.set({ state: "idle" }, idle);
			this.set({ state: "waiting" }, waiting);
		},
	});
}

function registerGauge(registry: Registry, name: string, help: string, value: () => number): void {
	new Gauge({
		name,
		help,
		registers: [registry],
		collect() {
			this.set(value());
		},
	});
}

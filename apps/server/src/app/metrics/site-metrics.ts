import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { Services } from "../../platform/context.ts";
import type { LabelCounter, MetricCounters } from "../../platform/metrics/counters.ts";

const GROUP_SIZES = [1, 2, 3, 5, 10, 20, 50, 100];

export function countCommits(registry: Registry): (transactions: number) => void {
	const sizes = new Histogram({
		name: "hilo_sqlite_commit_transactions",
		help: "How many transactions shared a commit on SQLite",
		buckets: GROUP_SIZES,
		registers: [registry],
	});
	return (transactions) => sizes.observe(transactions);
}

export function createCounters(registry: Registry): MetricCounters {
	const counter = (name: string, help: string, label: string): LabelCounter => {
		const counts = new Counter({ name, help, labelNames: [label], registers: [registry] });
		return { inc: (value) => counts.inc({ [label]: value }) };
	};
	return {
		runsStarted: counter("hilo_runs_started_total", "Judged runs that were dealt", "game"),
		runsEnded: counter("hilo_runs_ended_total", "Judged runs that are over", "game"),
		signIns: counter("hilo_sign_ins_total", "Sign-ins by password", "outcome"),
		limitsHit: counter("hilo_limits_hit_total", "What limits refused", "limit"),
		mails: counter("hilo_mails_total", "Mails, and attempts that failed for now", "outcome"),
	};
}

export function registerServiceMetrics(registry: Registry, services: Services, version: string | null): void {
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

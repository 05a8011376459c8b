import { Counter, type Registry } from "prom-client";

/** Exists only while metrics are on: other files import the type alone, because the library needs memory. */
export type Counters = ReturnType<typeof createCounters>;

/** Labels must be few and the site's own, never what was sent. */
export function createCounters(registry: Registry) {
	const counter = <Label extends string>(name: string, help: string, label: Label) =>
		new Counter({ name, help, labelNames: [label], registers: [registry] });
	return {
		runsStarted: counter("hilo_runs_started_total", "Judged runs that were dealt", "game"),
		runsEnded: counter("hilo_runs_ended_total", "Judged runs that are over", "game"),
		/** "ok" or "failed". */
		signIns: counter("hilo_sign_ins_total", "Sign-ins by password", "outcome"),
		limitsHit: counter("hilo_limits_hit_total", "What limits refused", "limit"),
		/** "sent", "retried" or "failed". */
		mails: counter("hilo_mails_total", "Mails, and attempts that failed for now", "outcome"),
	};
}

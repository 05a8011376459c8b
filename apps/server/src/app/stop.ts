import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@hilo/db/open-database";
import type { Services } from "../platform/context.ts";
import type { Listening } from "../platform/http/listen.ts";
import type { Bus } from "../platform/live/bus.ts";
import type { RunningWebClient } from "../platform/pages/web-client.ts";
import type { Metrics } from "./metrics/open-metrics.ts";

/** How long a stopping server waits for chores and background work, such as mails. */
const MAX_BACKGROUND_MS = 5000;
/** Longest time that stopping may take after `stopDelayMs`; then the process exits. */
const MAX_STOP_MS = 15_000;
const SAME_PRESS_MS = 300;

export interface Running {
	readonly services: Services;
	readonly unlimitedDb: Database;
	readonly server: Listening;
	readonly stopChores: () => Promise<void>;
	readonly metrics: Metrics | null;
	readonly bus: Bus;
	readonly web: RunningWebClient | null;
}

/**
 * Stops in order on SIGTERM and SIGINT. A second signal exits immediately.
 * @param current resolves with what runs, which a restart replaces
 */
export function stopOnSignal(
	{ log, settings }: Pick<Services, "log" | "settings">,
	current: () => Promise<Running>,
): void {
	let requestedAt: number | null = null;
	const shutDown = async () => {
		if (requestedAt !== null) {
			// One Ctrl-C may arrive twice: from the terminal and from the parent.
			if (performance.now() - requestedAt > SAME_PRESS_MS) process.exit(1);
			return;
		}
		requestedAt = performance.now();
		setTimeout(() => {
			log.error("what was under way did not end: Hilo stops without it");
			process.exit(1);
		}, settings.stopDelayMs + MAX_STOP_MS).unref();
		try {
			await stop(await current());
			process.exit(0);
		} catch (error) {
			log.error({ err: error }, "Hilo could not stop in order");
			process.exit(1);
		}
	};
	process.on("SIGTERM", shutDown);
	process.on("SIGINT", shutDown);
}

/** Announces it, lets open requests end, saves what is in memory, then closes the database. */
export async function stop({
	services,
	unlimitedDb,
	server,
	stopChores,
	metrics,
	bus,
	web,
}: Running): Promise<void> {
	const { log, settings, analytics } = services;
	services.machine.readiness.stop();
	server.announceStop();
	await sleep(settings.stopDelayMs);
	const choresEnded = stopChores();
	await services.live.streams.stop();
	await server.close();
	await metrics?.close();
	for (const counted of [analytics.dailyCounts, analytics.activity])
		await counted.save().catch((error) => log.error({ err: error }, "the last counts were not saved"));
	await Promise.race([
		Promise.all([choresEnded, services.background.settled()]),
		sleep(MAX_BACKGROUND_MS, undefined, { ref: false }),
	]);
	await bus.close();
	await web?.close();
	await Promise.all([services.db.close(), unlimitedDb.close()]);
}

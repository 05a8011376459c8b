import { setTimeout as sleep } from "node:timers/promises";
import { choiceOf } from "@hilo/catalog/choices";
import { migrate } from "@hilo/db/migrate";
import { openDatabase } from "@hilo/db/open-database";
import { withoutStatementTimeout } from "@hilo/db/without-statement-timeout";
import { createLivePools } from "@hilo/sources/live-pools";
import { keepExamples } from "../features/custom-games/editing/keep-examples.ts";
import { createSourceCache } from "../features/play/source-cache.ts";
import { seedContent } from "../features/site/seed-content.ts";
import { listen, type NodeMiddleware } from "../platform/http/listen.ts";
import { ownOrigin, type Settings } from "../platform/settings.ts";
import { systemClock } from "../platform/system/clock.ts";
import type { Logger } from "../platform/system/logger.ts";
import { createApp } from "./app.ts";
import { startChores } from "./chores.ts";
import { loadWebClient } from "./load-web-client.ts";
import { createServices, operatorContext } from "./services.ts";
import { siteBus } from "./site-bus.ts";

/** On PostgreSQL no caller waits longer than this for a statement or a connection. */
const DATABASE_LIMITS = { statementMs: 4000, connectMs: 2500 };
/** How long a stopping server waits for background work, such as mails. */
const LAST_WORK_MS = 5000;

/** Returns a function that stops the server: announces it, lets open requests end, then closes the database. */
export async function start(settings: Settings, log: Logger): Promise<() => Promise<void>> {
	const onError = (err: unknown) => log.error({ err }, "what should follow a commit failed");
	const metrics = settings.metrics
		? (await import("./metrics/open-metrics.ts")).createMetrics(settings.metrics)
		: null;
	const db = await openDatabase({
		url: settings.databaseUrl,
		...(metrics && { onCommit: metrics.onCommit }),
		maxConnections: settings.databasePool,
		onError,
		limits: DATABASE_LIMITS,
	});
	await withoutStatementTimeout(() => migrate(db));
	const live = createLivePools(settings.sources, {
		cache: createSourceCache(db),
		clock: systemClock,
		random: Math.random,
		log,
		contact: settings.publicUrl ?? undefined,
	});
	const web = await loadWebClient(log);
	const bus = siteBus(settings, log);
	const services = createServices({ db, settings, log, choiceOf, live, bus, version: web?.entry ?? null });
	await withoutStatementTimeout(async () => {
		await seedContent(operatorContext(services));
		await keepExamples(operatorContext(services));
	});
	const stopChores = startChores(services);
	await metrics?.open(services, web?.entry ?? null);
	const server = await listen(createApp(services, web), settings, inTurn(metrics?.before, web?.before));
	log.info({ url: server.url }, `Hilo is open at ${server.url}`);
	if (settings.smtpUrl && !settings.publicUrl)
		log.warn(`PUBLIC_URL is not set: links in mails lead to ${ownOrigin(settings)}`);
	return async () => {
		services.readiness.stop();
		server.announceStop();
		await sleep(settings.stopDelayMs);
		stopChores();
		await services.streams.stop();
		await server.close();
		await metrics?.close();
		for (const counted of [services.dailyCounts, services.activity])
			await counted.save().catch((error) => log.error({ err: error }, "the last figures were not counted"));
		await services.presence
			.stop()
			.catch((error) => log.error({ err: error }, "who was there was not set offline"));
		await Promise.race([services.background.settled(), sleep(LAST_WORK_MS)]);
		await bus.close();
		await web?.close();
		await db.close();
	};
}

function inTurn(
	first: NodeMiddleware | undefined,
	second: NodeMiddleware | undefined,
): NodeMiddleware | undefined {
	if (!first || !second) return first ?? second;
	return (request, response, next) => first(request, response, () => second(request, response, next));
}

import { filterOf } from "@hilo/catalog/filters";
import { UnusableDatabaseError } from "@hilo/db/database-errors";
import { migrate } from "@hilo/db/migrate";
import { type Database, openDatabase } from "@hilo/db/open-database";
import { createSourcePools, type SourcePools } from "@hilo/sources/source-pools";
import { createApp } from "./app/app.ts";
import { startChores } from "./app/chores.ts";
import { createServices } from "./app/create-services.ts";
import { loadWebClient } from "./app/load-web-client.ts";
import type { Metrics } from "./app/metrics/open-metrics.ts";
import { type Running, stop, stopOnSignal } from "./app/stop.ts";
import { syncExampleGames } from "./features/custom-games/editing/sync-example-games.ts";
import { createSourceCache } from "./features/play/source-cache.ts";
import { printSetupLink } from "./features/registration/create-setup-link.ts";
import { putInPlace, recordRestore } from "./features/registration/restore/restore-site.ts";
import { deleteUploads } from "./features/registration/restore/restore-uploads.ts";
import { seedContent } from "./features/site/seed-content.ts";
import { type OperatorCtx, operatorContext } from "./platform/context.ts";
import { byteLimits } from "./platform/http/held-bytes.ts";
import { listen } from "./platform/http/listen.ts";
import { siteBus } from "./platform/live/postgres-bus.ts";
import {
	ownAddress,
	readSettings,
	type Settings,
	SettingsError,
	UNLIMITED_CONNECTIONS,
} from "./platform/settings.ts";
import { systemClock } from "./platform/system/clock.ts";
import { createLogger, logDestination } from "./platform/system/logger.ts";
import { type Release, readRelease, releaseName } from "./platform/system/release.ts";

/** On PostgreSQL no caller waits longer than this for a statement or a connection. */
const DATABASE_TIMEOUTS = { statementMs: 4000, connectMs: 2500 };

const log = createLogger("info", await logDestination(process.stdout));
let site: Promise<Running>;
try {
	const settings = readSettings(process.env);
	log.level = settings.logLevel;
	await deleteUploads(settings);
	const release = await readRelease(process.env);
	site = start(settings, release);
	await site;
	stopOnSignal({ log, settings }, () => site);
} catch (error) {
	end(error);
}

async function start(settings: Settings, release: Release): Promise<Running> {
	const metrics = await loadMetrics(settings);
	const db = await openSiteDatabase(settings, metrics);
	const unlimitedDb = await openUnlimited(settings, db);
	await migrate(unlimitedDb);
	const sourcePools = openSourcePools(settings, db, release.version);
	const web = await loadWebClient(log);
	const entry = web?.entry ?? null;
	const bus = siteBus(settings, log);
	const counters = metrics?.counters;
	const services = createServices({
		db,
		settings,
		log,
		release,
		filterOf,
		sourcePools,
		bus,
		entry,
		counters,
	});
	await addOwnContent(operatorContext({ ...services, db: unlimitedDb }));
	const stopChores = startChores(services, unlimitedDb);
	await metrics?.open(services, entry);
	const app = createApp(services, web, metrics?.middleware);
	const server = await listen(app, { ...settings, unsentLimits: byteLimits(services) }, web?.before);
	log.info({ url: server.url, ...release }, `Hilo ${releaseName(release)} is open at ${server.url}`);
	await printSetupLink(
		{ ...operatorContext(services), linkOrigin: settings.publicUrl ?? server.url },
		process.stdout,
	);
	if (settings.smtpUrl && !settings.publicUrl)
		log.warn(`PUBLIC_URL is not set: links in mails lead to ${ownAddress(settings)}`);
	const running = { services, unlimitedDb, server, stopChores, metrics, bus, web };
	void services.restore.ready.then((backup) => {
		site = restart(running, backup);
		site.catch(end);
	});
	return running;
}

/** In the same process, because nothing may watch it that would start another one. */
async function restart(running: Running, backup: string): Promise<Running> {
	const { settings, machine } = running.services;
	log.warn("Hilo stops to put the uploaded backup in place");
	await stop(running);
	const previousFile = await putInPlace(settings, backup).catch((error) => {
		log.error({ err: error }, "the uploaded backup could not be put in place: the site stays as it was");
	});
	await deleteUploads(settings);
	const restarted = await start(settings, machine.release);
	if (previousFile === undefined) return restarted;
	log.warn(`The uploaded backup is in place. What was there before is ${previousFile}`);
	await recordRestore(operatorContext(restarted.services), previousFile);
	return restarted;
}

function end(error: unknown): never {
	// What the operator can mend needs a sentence, not a stack trace.
	if (error instanceof SettingsError || error instanceof UnusableDatabaseError) log.fatal(error.message);
	else log.fatal({ err: error }, "Hilo could not start");
	process.exit(1);
}

/** Loaded only where it is used: the library needs memory. */
async function loadMetrics({ metrics }: Settings): Promise<Metrics | null> {
	return metrics && (await import("./app/metrics/open-metrics.ts")).createMetrics(metrics);
}

function openSiteDatabase(settings: Settings, metrics: Metrics | null): Promise<Database> {
	return openDatabase({
		url: settings.databaseUrl,
		maxConnections: settings.databasePool,
		timeouts: DATABASE_TIMEOUTS,
		onError,
		...(metrics && { onCommit: metrics.onCommit }),
	});
}

/** For migrations and sweeps, which may take long: with connections of its own on PostgreSQL. */
async function openUnlimited({ databaseUrl: url }: Settings, db: Database): Promise<Database> {
	return db.dialect === "sqlite"
		? db
		: await openDatabase({ url, maxConnections: UNLIMITED_CONNECTIONS, onError });
}

function onError(err: unknown): void {
	log.error({ err }, "what should follow a commit failed");
}

function openSourcePools({ sources, publicUrl }: Settings, db: Database, version: string): SourcePools {
	const cache = createSourceCache(db);
	const contact = publicUrl ?? undefined;
	return createSourcePools(sources, {
		cache,
		clock: systemClock,
		random: Math.random,
		log,
		contact,
		version,
	});
}

async function addOwnContent(ctx: OperatorCtx): Promise<void> {
	await seedContent(ctx);
	await syncExampleGames(ctx);
}

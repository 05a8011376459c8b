import { setTimeout as sleep } from "node:timers/promises";
import { choiceOf } from "@hilo/catalog/choices";
import { migrate } from "@hilo/db/migrate";
import { openDatabase } from "@hilo/db/open-database";
import { createLivePools } from "@hilo/sources/live-pools";
import { createApp } from "./app.ts";
import { startChores } from "./chores.ts";
import { seedContent } from "./features/site/seed-content.ts";
import { listen } from "./http/listen.ts";
import { loadWebClient } from "./http/web-client.ts";
import { systemClock } from "./platform/clock.ts";
import { createLogger, type Logger } from "./platform/logger.ts";
import { createServices, operatorContext } from "./platform/services.ts";
import { ownOrigin, readSettings, type Settings, SettingsError } from "./platform/settings.ts";
import { createSourceCache } from "./platform/source-cache.ts";

/** What answers did not wait for, such as mails, gets this long to end when the server stops. */
const LAST_WORK_MS = 5000;

/** The composition root: the only file that starts anything. */
async function main(settings: Settings, log: Logger): Promise<void> {
	const db = await openDatabase({ url: settings.databaseUrl });
	await migrate(db);
	const live = createLivePools(settings.sources, {
		cache: createSourceCache(db),
		clock: systemClock,
		random: Math.random,
		log,
		contact: settings.publicUrl ?? undefined,
	});
	const services = createServices({ db, settings, log, offers: choiceOf, live });
	await seedContent(operatorContext(services));
	const web = await loadWebClient(log);
	const stopChores = startChores(services);
	const server = await listen(createApp(services, web), settings, web?.before);
	log.info({ url: server.url }, `Hilo is open at ${server.url}`);
	if (settings.smtpUrl && !settings.publicUrl)
		log.warn(`PUBLIC_URL is not set: links in mails lead to ${ownOrigin(settings)}`);
	const shutDown = async () => {
		stopChores();
		await server.close();
		await Promise.race([services.background.settled(), sleep(LAST_WORK_MS)]);
		await web?.close();
		await db.close();
		process.exit(0);
	};
	process.once("SIGTERM", shutDown);
	process.once("SIGINT", shutDown);
}

let log = createLogger("info");
try {
	const settings = readSettings(process.env);
	log = createLogger(settings.logLevel);
	await main(settings, log);
} catch (error) {
	// A wrong setting needs a line, not a stack.
	if (error instanceof SettingsError) log.fatal(error.message);
	else log.fatal({ err: error }, "Hilo could not start");
	process.exit(1);
}

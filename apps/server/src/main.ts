import { setTimeout as sleep } from "node:timers/promises";
import { choiceOf } from "@hilo/catalog/choices";
import { migrate } from "@hilo/db/migrate";
import { openDatabase } from "@hilo/db/open-database";
import { createLivePools } from "@hilo/sources/live-pools";
import { createApp } from "./app/app.ts";
import { startChores } from "./app/chores.ts";
import { createServices, operatorContext } from "./app/services.ts";
import { loadWebClient } from "./app/web-client.ts";
import { createSourceCache } from "./features/play/source-cache.ts";
import { seedContent } from "./features/site/seed-content.ts";
import { systemClock } from "./platform/clock.ts";
import { listen } from "./platform/http/listen.ts";
import { createLogger, type Logger } from "./platform/logger.ts";
import { ownOrigin, readSettings, type Settings, SettingsError } from "./platform/settings.ts";

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

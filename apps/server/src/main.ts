import { start } from "./app/start.ts";
import { readSettings, SettingsError } from "./platform/settings.ts";
import { createLogger } from "./platform/system/logger.ts";

/** Longest time that stopping may take after `stopDelayMs`; then the process exits. */
const LONGEST_STOP_MS = 15_000;
const SAME_PRESS_MS = 300;

let log = createLogger("info");
try {
	const settings = readSettings(process.env);
	log = createLogger(settings.logLevel);
	const stop = await start(settings, log);
	let askedAt: number | null = null;
	const shutDown = async () => {
		if (askedAt !== null) {
			// A second signal exits immediately. One Ctrl-C may arrive twice: from the terminal and from the parent.
			if (performance.now() - askedAt > SAME_PRESS_MS) process.exit(1);
			return;
		}
		askedAt = performance.now();
		setTimeout(() => {
			log.error("what was under way did not end: Hilo stops without it");
			process.exit(1);
		}, settings.stopDelayMs + LONGEST_STOP_MS).unref();
		try {
			await stop();
			process.exit(0);
		} catch (error) {
			log.error({ err: error }, "Hilo could not stop in order");
			process.exit(1);
		}
	};
	process.on("SIGTERM", shutDown);
	process.on("SIGINT", shutDown);
} catch (error) {
	// A wrong setting needs a message, not a stack trace.
	if (error instanceof SettingsError) log.fatal(error.message);
	else log.fatal({ err: error }, "Hilo could not start");
	process.exit(1);
}

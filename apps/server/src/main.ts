import { start } from "./app/start.ts";
import { readSettings, SettingsError } from "./platform/settings.ts";
import { createLogger } from "./platform/system/logger.ts";

let log = createLogger("info");
try {
	const settings = readSettings(process.env);
	log = createLogger(settings.logLevel);
	const stop = await start(settings, log);
	const shutDown = async () => {
		await stop();
		process.exit(0);
	};
	process.once("SIGTERM", shutDown);
	process.once("SIGINT", shutDown);
} catch (error) {
	// A wrong setting needs a line, not a stack.
	if (error instanceof SettingsError) log.fatal(error.message);
	else log.fatal({ err: error }, "Hilo could not start");
	process.exit(1);
}

import { type Logger, pino } from "pino";
import type { Settings } from "./settings.ts";

export type { Logger } from "pino";

/** Lines of JSON on standard output. What could identify or let in a person never gets there. */
export function createLogger(level: Settings["logLevel"]): Logger {
	return pino({
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		formatters: { level: (label) => ({ level: label }) },
		redact: ["password", "*.password", "headers.cookie", "headers.authorization"],
	});
}

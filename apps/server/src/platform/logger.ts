import { type DestinationStream, type Logger, pino } from "pino";
import type { Settings } from "./settings.ts";

export type { Logger } from "pino";

/** Lines of JSON, on standard output unless told otherwise. What could identify or let in a person never gets there. */
export function createLogger(
	level: Settings["logLevel"],
	to: DestinationStream = pino.destination(1),
): Logger {
	const options = {
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		formatters: { level: (label: string) => ({ level: label }) },
		redact: ["password", "*.password", "headers.cookie", "headers.authorization"],
	};
	return pino(options, to);
}

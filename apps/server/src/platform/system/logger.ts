import { type DestinationStream, type Logger, pino } from "pino";

export type { Logger } from "pino";

/** From the fewest lines to the most, then none at all. */
export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

export function createLogger(level: LogLevel, to: DestinationStream = pino.destination(1)): Logger {
	const options = {
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		formatters: { level: (label: string) => ({ level: label }) },
		redact: ["password", "*.password", "headers.cookie", "headers.authorization"],
	};
	return pino(options, to);
}

import { type DestinationStream, type Logger, pino } from "pino";

export type { Logger } from "pino";

/** From the fewest lines to the most, then none at all. */
export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** What is in the message of the start already. Other fields follow their message in its line. */
const FOR_PEOPLE = { ignore: "url,version,commit", translateTime: "SYS:HH:MM:ss", singleLine: true };

export type Terminal = Pick<NodeJS.WriteStream, "isTTY" | "write">;

/** Lines for people where the output is a terminal, JSON elsewhere. */
export async function logDestination(output: Terminal): Promise<DestinationStream> {
	if (!output.isTTY) return pino.destination(1);
	const { prettyFactory } = await import("pino-pretty");
	const toLine = prettyFactory(FOR_PEOPLE);
	return { write: (json) => void output.write(toLine(json)) };
}

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

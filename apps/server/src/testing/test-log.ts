import { createLogger, type Logger } from "../platform/system/logger.ts";

/** The server's own logger, whose lines are kept instead of printed. */
export interface TestLog {
	readonly logger: Logger;
	/** Every line since the last call. */
	take(): string[];
}

export function testLog(): TestLog {
	const lines: string[] = [];
	const logger = createLogger("debug", { write: (line) => void lines.push(line) });
	return { logger, take: () => lines.splice(0) };
}

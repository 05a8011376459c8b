import { createLogger, type Logger } from "../platform/system/logger.ts";

export interface TestLog {
	readonly logger: Logger;
	/** Returns the lines since the last call. */
	take(): string[];
}

export function testLog(): TestLog {
	const lines: string[] = [];
	const logger = createLogger("debug", { write: (line) => void lines.push(line) });
	return { logger, take: () => lines.splice(0) };
}

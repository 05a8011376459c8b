import { setTimeout as sleep } from "node:timers/promises";
import { isStalePlan } from "./postgres/prepared-names.ts";

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 10;

/** Serialization failure and deadlock on PostgreSQL; a writer that waited too long on SQLite. */
const PASSING = new Set(["40001", "40P01", "SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT", "SQLITE_BUSY_RECOVERY"]);

/** Whether the same transaction may well succeed when it is run again. */
export function isPassing(error: unknown): boolean {
	if (isStalePlan(error)) return true;
	return (
		error instanceof Error && "code" in error && typeof error.code === "string" && PASSING.has(error.code)
	);
}

/** Runs `work` again, at most four times in all and after a growing pause, while it fails for a passing reason. */
export async function retryPassing<T>(work: () => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await work();
		} catch (error) {
			if (attempt === ATTEMPTS || !isPassing(error)) throw error;
			await sleep(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
		}
	}
}

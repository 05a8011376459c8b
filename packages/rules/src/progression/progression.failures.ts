import type { FailureTable } from "../errors/error-table.ts";

export const PROGRESSION_FAILURES = {
	"progression/badges-load-failed": { status: 500, message: "Failed to load badges" },
	"progression/today-load-failed": { status: 500, message: "Failed to load daily challenges" },
	"progression/showcase-failed": { status: 500, message: "Failed to save showcase" },
} as const satisfies FailureTable<"progression">;

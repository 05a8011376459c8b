import type { FailureTable } from "../errors/error-table.ts";

export const ANALYTICS_FAILURES = {
	"analytics/load-failed": { status: 500, message: "Failed to load analytics. Please try again." },
} as const satisfies FailureTable<"analytics">;

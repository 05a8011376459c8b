import type { FailureTable } from "../errors/error-table.ts";

export const DAILY_FAILURES = {
	"daily/load-failed": { status: 500, message: "Failed to load the daily deck" },
	"daily/start-failed": { status: 500, message: "Failed to start the daily deck. Please try again." },
	"daily/guess-failed": { status: 500, message: "Your answer did not arrive. Please try again." },
	"daily/zone-failed": { status: 500, message: "Failed to change your time zone" },
} as const satisfies FailureTable<"daily">;

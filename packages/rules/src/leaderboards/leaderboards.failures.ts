import type { FailureTable } from "../errors/error-table.ts";

export const LEADERBOARDS_FAILURES = {
	"leaderboards/load-failed": {
		status: 500,
		message: "Could not load leaderboard data. Please try again later.",
	},
	"leaderboards/classic-load-failed": { status: 500, message: "Failed to load leaderboard data" },
	"leaderboards/popular-load-failed": {
		status: 500,
		message: "Unable to load popular games. Please try again later.",
	},
	"leaderboards/creators-load-failed": {
		status: 500,
		message: "Unable to load top creators. Please try again later.",
	},
} as const satisfies FailureTable<"leaderboards">;

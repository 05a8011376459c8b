import type { ErrorTable } from "../error-tables/error-table.ts";

export const LEADERBOARDS_ERRORS = {
	"leaderboards/load-failed": {
		status: 500,
		message: "Could not load leaderboard data. Please try again later.",
	},
	"leaderboards/classic-load-failed": { status: 500, message: "Failed to load leaderboard data" },
	"leaderboards/no-data": { status: 404, message: "No leaderboard data available for this game." },
	"leaderboards/popular-load-failed": {
		status: 500,
		message: "Unable to load popular games. Please try again later.",
	},
	"leaderboards/creators-load-failed": {
		status: 500,
		message: "Unable to load top creators. Please try again later.",
	},
	"leaderboards/private": {
		status: 403,
		message: "This game's leaderboard is private. Only the creator can view it.",
	},
	"leaderboards/invite-only": {
		status: 403,
		message: "This game's leaderboard is private. Only invited users can view it.",
	},
} as const satisfies ErrorTable<"leaderboards">;

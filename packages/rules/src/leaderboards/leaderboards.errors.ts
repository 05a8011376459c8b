import type { ErrorTable } from "../errors/error-table.ts";

export const LEADERBOARDS_ERRORS = {
	"leaderboards/no-data": { status: 404, message: "No leaderboard data available for this game." },
	"leaderboards/private": {
		status: 403,
		message: "This game's leaderboard is private. Only the creator can view it.",
	},
	"leaderboards/invite-only": {
		status: 403,
		message: "This game's leaderboard is private. Only invited users can view it.",
	},
} as const satisfies ErrorTable<"leaderboards">;

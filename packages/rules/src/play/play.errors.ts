import type { ErrorTable } from "../errors/error-table.ts";

export const PLAY_ERRORS = {
	"play/game-missing": { status: 400, message: "Please say which game" },
	"play/no-such-game": { status: 404, message: "There is no such game" },
	"play/game-disabled": { status: 403, message: "This game is not available at the moment" },
	"play/visitors-only": { status: 403, message: "Signed-in players are dealt their cards one by one" },
	"play/no-such-pool": { status: 404, message: "These items are no longer available. Please start again." },
	"play/no-such-run": { status: 404, message: "There is no such game in progress" },
	"play/run-over": { status: 409, message: "This game is already over" },
	"play/wrong-round": { status: 409, message: "This round is not the one being played" },
	"play/too-early": { status: 409, message: "The time for this round has not run out yet" },
	"play/guess-invalid": { status: 400, message: "A guess must be higher or lower" },
	"play/too-few-items": {
		status: 409,
		message: "This game doesn't have enough items to play. It needs at least 2 items.",
	},
	/** `notEnoughBudgets` adds a genre or an era. */
	"play/movie-too-few-budgets": {
		status: 404,
		message: "Not enough movies with budget information found. Please try different filters.",
	},
	"play/music-too-few": {
		status: 404,
		message: "Not enough tracks available. Please try a different filter or try again later.",
	},
	"play/wealth-none": { status: 404, message: "No billionaires data found for the selected filter" },
	"play/history-too-few": { status: 404, message: "Could not find enough historical events with images" },
} as const satisfies ErrorTable<"play">;

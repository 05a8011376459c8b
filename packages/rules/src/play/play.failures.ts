import type { FailureTable } from "../errors/error-table.ts";

export const PLAY_FAILURES = {
	"play/start-failed": { status: 500, message: "Failed to start the game. Please try again later." },
	"play/guess-failed": { status: 500, message: "Your guess did not arrive. Please try again." },
	"play/movie-connection-failed": {
		status: 500,
		message: "Error connecting to movie database. Please try again later.",
	},
	"play/music-load-failed": { status: 500, message: "Failed to load music data. Please try again later." },
	"play/wealth-load-failed": {
		status: 500,
		message: "Failed to load billionaires data. Please try again later.",
	},
	/** The client adds what went wrong. */
	"play/history-init-failed": { status: 500, message: "Failed to initialize the game: " },
	"play/history-start-failed": { status: 500, message: "Failed to start the game. Please try again." },
} as const satisfies FailureTable<"play">;

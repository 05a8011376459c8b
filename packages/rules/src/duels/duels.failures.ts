import type { FailureTable } from "../errors/error-table.ts";

export const DUELS_FAILURES = {
	"duels/load-failed": { status: 500, message: "Failed to load the duel" },
	"duels/list-failed": { status: 500, message: "Failed to load your duels" },
	"duels/create-failed": { status: 500, message: "Failed to send the challenge. Please try again." },
	"duels/play-failed": { status: 500, message: "Failed to start the duel. Please try again." },
	"duels/guess-failed": { status: 500, message: "Your guess did not get through. Please try again." },
	"duels/answer-failed": { status: 500, message: "Failed to answer the challenge" },
} as const satisfies FailureTable<"duels">;

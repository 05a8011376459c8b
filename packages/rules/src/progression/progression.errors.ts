import type { ErrorTable } from "../errors/error-table.ts";

export const PROGRESSION_ERRORS = {
	"progression/unverified-refused": { status: 403, message: "Scores must come from a judged run." },
	"progression/score-of-another": {
		status: 409,
		message: "Another player has signed in here. The score was not saved for them.",
	},
	"progression/score-invalid": { status: 400, message: "Score must be a whole number from 0 to 1,000,000" },
	"progression/feature-invalid": {
		status: 400,
		message: "Selected feature must be one of the game's filters",
	},
	"progression/badge-unknown": { status: 400, message: "There is no such badge" },
	"progression/badge-not-earned": { status: 400, message: "You haven't earned this badge yet" },
	"progression/showcase-full": { status: 400, message: "A showcase has room for five badges" },
	"progression/challenge-unknown": { status: 400, message: "There is no such daily challenge" },
} as const satisfies ErrorTable<"progression">;

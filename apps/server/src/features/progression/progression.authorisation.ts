import { type AuthorisationTable, PLAYERS } from "../../testing/authorisation.ts";

export const progressionAuthorisation = {
	rows: {
		"POST /user/check-badges": { status: PLAYERS },
		"POST /user/update-score": { input: () => ({ game: "movieGame", score: 7 }), status: PLAYERS },
	},
	procedures: {
		"progression.checkBadges": { status: PLAYERS },
		"progression.badges": { status: PLAYERS },
		"progression.today": { status: PLAYERS },
		"progression.setShowcase": { input: () => ({ badgeIds: [] }), status: PLAYERS },
		"progression.updateScore": { input: () => ({ game: "movieGame", score: 7 }), status: PLAYERS },
	},
} satisfies AuthorisationTable;

import { type AuthorisationTable, PLAYERS } from "../authorisation.ts";

export const progressionAuthorisation = {
	rows: {
		"POST /user/check-badges": { scope: "play", status: PLAYERS },
		"POST /user/update-score": {
			scope: "play",
			input: () => ({ game: "movieGame", score: 7 }),
			status: PLAYERS,
		},
	},
	procedures: {
		"progression.checkBadges": { scope: "play", status: PLAYERS },
		"progression.badges": { scope: "read", status: PLAYERS },
		"progression.today": { scope: "read", status: PLAYERS },
		"progression.setShowcase": { scope: "social", input: () => ({ badgeIds: [] }), status: PLAYERS },
		"progression.updateScore": {
			scope: "play",
			input: () => ({ game: "movieGame", score: 7 }),
			status: PLAYERS,
		},
	},
} satisfies AuthorisationTable;

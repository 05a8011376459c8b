import { type AuthorisationTable, anyone, type Call, VISITORS } from "../../../testing/authorisation.ts";

const invited = { player: 200, friend: 200, other: 403, blocked: 403, admin: 403 };

/** Shared with the friend; closed to the other callers, as is its board. */
const ofInvited: Call = {
	input: ({ invitedGame }) => ({ id: invitedGame.id }),
	status: { visitor: 403, ...invited },
};
const runOfInvited: Call = { ...ofInvited, status: { visitor: 401, ...invited } };
const ofPublic = ({ publicGame }: { publicGame: { id: string } }) => ({ id: publicGame.id });

export const customPlayAuthorisation = {
	rows: {
		"GET /custom-games/:id/high-scores": ofInvited,
		"GET /leaderboard/custom-game/:id": ofInvited,
		"POST /leaderboard/submit/:id": {
			input: ({ invitedGame }) => ({ id: invitedGame.id, score: 1, timePerGuess: 2, totalGuesses: 2 }),
			status: { visitor: 401, ...invited },
		},
		"POST /custom-games/game-history": {
			input: ({ invitedGame }) => ({
				gameId: invitedGame.id,
				gameType: "custom",
				score: 1,
				timeTaken: 2,
				totalGuesses: 2,
			}),
			status: { visitor: 401, ...invited },
		},
		"POST /custom-games/:id/play": { input: ofPublic, status: anyone() },
	},
	procedures: {
		"customGames.start": runOfInvited,
		"customGames.current": runOfInvited,
		"customGames.opening": { input: ofPublic, status: VISITORS },
		"customGames.countPlay": { input: ofPublic, status: VISITORS },
		"customGames.board": ofInvited,
		"customGames.highScores": ofInvited,
		"customGames.ownRank": runOfInvited,
		"customGames.insights": {
			input: ofPublic,
			status: { visitor: 401, player: 200, friend: 403, other: 403, blocked: 403, admin: 403 },
		},
	},
} satisfies AuthorisationTable;

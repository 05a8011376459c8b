import { type AuthorisationTable, anyone, PLAYERS } from "../authorisation.ts";

const key = () => ({ key: "countryGame" });

export const leaderboardsAuthorisation = {
	rows: {
		"GET /leaderboard/popular-games": { scope: "any", status: anyone() },
		"GET /leaderboard/dashboard": { scope: "any", status: anyone() },
		"GET /leaderboard/top-creators": { scope: "any", status: anyone() },
		"GET /leaderboard/history-game": { scope: "any", status: anyone() },
		"GET /leaderboard/history-game/:variant": {
			scope: "any",
			input: () => ({ variant: "1800_1900" }),
			status: anyone(),
		},
		"GET /leaderboard/:key": { scope: "any", input: key, status: anyone() },
	},
	procedures: {
		"leaderboards.board": {
			scope: "read",
			input: (_, caller) => ({ ...key(), among: caller === "visitor" ? "auto" : "friends" }),
			status: anyone(),
		},
		"leaderboards.classic": { scope: "read", input: key, status: anyone() },
		"leaderboards.ownRank": { scope: "read", input: key, status: PLAYERS },
		"leaderboards.rival": { scope: "read", input: () => ({ game: "country" }), status: PLAYERS },
		"leaderboards.bestsToBeat": { scope: "read", status: PLAYERS },
		"leaderboards.lastGame": { scope: "read", status: PLAYERS },
		"leaderboards.customGames": { scope: "read", input: () => ({ search: "a" }), status: PLAYERS },
		"leaderboards.popular": { scope: "any", status: anyone() },
		"leaderboards.dashboard": { scope: "any", status: anyone() },
		"leaderboards.topCreators": { scope: "any", status: anyone() },
	},
} satisfies AuthorisationTable;

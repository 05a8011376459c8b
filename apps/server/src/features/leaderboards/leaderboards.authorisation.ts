import { type AuthorisationTable, anyone, PLAYERS } from "../../testing/authorisation.ts";

const key = () => ({ key: "countryGame" });

export const leaderboardsAuthorisation = {
	rows: {
		"GET /leaderboard/popular-games": { status: anyone() },
		"GET /leaderboard/dashboard": { status: anyone() },
		"GET /leaderboard/top-creators": { status: anyone() },
		"GET /leaderboard/history-game": { status: anyone() },
		"GET /leaderboard/history-game/:variant": {
			input: () => ({ variant: "1800_1900" }),
			status: anyone(),
		},
		"GET /leaderboard/:key": { input: key, status: anyone() },
	},
	procedures: {
		"leaderboards.board": {
			input: (_, caller) => ({ ...key(), among: caller === "visitor" ? "auto" : "friends" }),
			status: anyone(),
		},
		"leaderboards.classic": { input: key, status: anyone() },
		"leaderboards.ownRank": { input: key, status: PLAYERS },
		"leaderboards.rival": { input: () => ({ game: "country" }), status: PLAYERS },
		"leaderboards.bestsToBeat": { status: PLAYERS },
		"leaderboards.lastGame": { status: PLAYERS },
		"leaderboards.customGames": { input: () => ({ search: "a" }), status: PLAYERS },
		"leaderboards.popular": { status: anyone() },
		"leaderboards.dashboard": { status: anyone() },
		"leaderboards.topCreators": { status: anyone() },
	},
} satisfies AuthorisationTable;

import { anyone, type Calls } from "../../testing/calls.ts";

const key = () => ({ key: "countryGame" });

export const leaderboardsCalls = {
	rows: {
		"GET /leaderboard/history-game": { status: anyone() },
		"GET /leaderboard/history-game/:variant": {
			input: () => ({ variant: "1800_1900" }),
			status: anyone(),
		},
		"GET /leaderboard/:key": { input: key, status: anyone() },
	},
	procedures: {
		"leaderboards.classic": { input: key, status: anyone() },
	},
} satisfies Calls;

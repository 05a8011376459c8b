import { type AuthorisationTable, anyone, OWNER, PLAYERS, VISITORS } from "../authorisation.ts";

const country = () => ({ game: "country" });

export const playAuthorisation = {
	rows: {},
	procedures: {
		"play.opening": { scope: "any", input: country, status: VISITORS },
		"play.pool": { scope: "any", input: ({ poolId }) => ({ poolId }), status: VISITORS },
		"play.prepare": { scope: "any", input: country, status: anyone() },
		"play.current": { scope: "play", input: country, status: PLAYERS },
		"play.latest": { scope: "read", status: PLAYERS },
		"play.start": { scope: "play", input: country, status: PLAYERS },
		"play.guess": {
			scope: "play",
			input: ({ runId }) => ({ runId, round: 1, guess: "higher" }),
			status: OWNER,
		},
	},
} satisfies AuthorisationTable;

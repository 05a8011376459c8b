import { type AuthorisationTable, anyone, OWNER, PLAYERS, VISITORS } from "../../testing/authorisation.ts";

const country = () => ({ game: "country" });

export const playAuthorisation = {
	rows: {},
	procedures: {
		"play.opening": { input: country, status: VISITORS },
		"play.pool": { input: ({ poolId }) => ({ poolId }), status: VISITORS },
		"play.prepare": { input: country, status: anyone() },
		"play.current": { input: country, status: PLAYERS },
		"play.latest": { status: PLAYERS },
		"play.start": { input: country, status: PLAYERS },
		"play.guess": { input: ({ runId }) => ({ runId, round: 1, guess: "higher" }), status: OWNER },
		"play.timeOut": { input: ({ runId }) => ({ runId, round: 1 }), status: OWNER },
	},
} satisfies AuthorisationTable;

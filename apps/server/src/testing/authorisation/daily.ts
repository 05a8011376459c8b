import { type AuthorisationTable, anyone, type Call } from "../authorisation.ts";

/** Today in the tests' world, where it is noon in the site's time zone. */
const DAY = "2026-11-21";

export const dailyAuthorisation = {
	rows: {},
	procedures: {
		"daily.today": { scope: "read", input: () => ({}), status: anyone() },
		"daily.start": { scope: "play", input: () => ({}), status: anyone() },
		"daily.guess": {
			scope: "play",
			input: () => ({ day: DAY, round: 1, guess: "higher" }),
			status: anyone(404),
		},
		"daily.board": {
			scope: "read",
			input: (_, caller) => ({ day: DAY, among: caller === "visitor" ? "all" : "friends" }),
			status: anyone(),
		},
		"daily.history": { scope: "read", input: () => ({}), status: anyone() },
		"daily.archive": { scope: "read", input: () => ({ month: "2026-11" }), status: anyone() },
		"daily.past": { scope: "read", input: () => ({ day: "2026-11-19" }), status: anyone() },
		"daily.result": { scope: "read", input: () => ({ day: DAY }), status: anyone(404) },
		"daily.zone": { scope: "read", input: () => ({}), status: anyone() },
		"daily.setZone": { scope: "play", input: () => ({ timeZone: "Europe/Berlin" }), status: anyone() },
	} satisfies Readonly<Record<string, Call>>,
} satisfies AuthorisationTable;

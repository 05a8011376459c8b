import { type AuthorisationTable, anyone, type Call } from "../../testing/authorisation.ts";

/** Today in the tests' world, where it is noon in the site's time zone. */
const DAY = "2026-11-21";

export const dailyAuthorisation = {
	rows: {},
	procedures: {
		"daily.today": { input: () => ({}), status: anyone() },
		"daily.start": { input: () => ({}), status: anyone() },
		"daily.guess": { input: () => ({ day: DAY, round: 1, guess: "higher" }), status: anyone(404) },
		"daily.timeOut": { input: () => ({ day: DAY, round: 1 }), status: anyone(404) },
		"daily.board": {
			input: (_, caller) => ({ day: DAY, among: caller === "visitor" ? "all" : "friends" }),
			status: anyone(),
		},
		"daily.history": { input: () => ({}), status: anyone() },
		"daily.archive": { input: () => ({ month: "2026-11" }), status: anyone() },
		"daily.past": { input: () => ({ day: "2026-11-20" }), status: anyone() },
		"daily.result": { input: () => ({ day: DAY }), status: anyone(404) },
		"daily.zone": { input: () => ({}), status: anyone() },
		"daily.setZone": { input: () => ({ timeZone: "Europe/Berlin" }), status: anyone() },
	} satisfies Readonly<Record<string, Call>>,
} satisfies AuthorisationTable;

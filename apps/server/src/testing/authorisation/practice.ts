import { type AuthorisationTable, PLAYERS } from "../authorisation.ts";

const pair = { game: "country", filter: "", first: "card-0", second: "card-1", measure: "" };

export const practiceAuthorisation = {
	rows: {},
	procedures: {
		"practice.due": { scope: "read", input: () => ({}), status: PLAYERS },
		"practice.deal": { scope: "play", status: PLAYERS },
		"practice.answer": { scope: "play", input: () => ({ pair, right: true }), status: PLAYERS },
		"practice.claim": { scope: "play", input: () => ({ pairs: [] }), status: PLAYERS },
	},
} satisfies AuthorisationTable;

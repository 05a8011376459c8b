import { type AuthorisationTable, PLAYERS } from "../../testing/authorisation.ts";

export const homeAuthorisation = {
	rows: {},
	procedures: {
		"home.get": { scope: "read", status: PLAYERS },
	},
} satisfies AuthorisationTable;

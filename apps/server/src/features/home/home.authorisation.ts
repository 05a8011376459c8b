import { type AuthorisationTable, PLAYERS } from "../../testing/authorisation.ts";

export const homeAuthorisation = {
	rows: {},
	procedures: {
		"home.get": { status: PLAYERS },
	},
} satisfies AuthorisationTable;

import { type AuthorisationTable, PLAYERS } from "../authorisation.ts";

export const homeAuthorisation = {
	rows: {},
	procedures: {
		"home.get": { scope: "read", status: PLAYERS },
	},
} satisfies AuthorisationTable;

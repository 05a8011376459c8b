import { type AuthorisationTable, anyone, PLAYERS } from "../authorisation.ts";

export const homeAuthorisation = {
	rows: {},
	procedures: {
		"home.activity": { scope: "any", status: anyone() },
		"home.get": { scope: "read", status: PLAYERS },
	},
} satisfies AuthorisationTable;

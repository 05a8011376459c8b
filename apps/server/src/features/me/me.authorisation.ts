import { type AuthorisationTable, anyone, PLAYERS } from "../../testing/authorisation.ts";

export const meAuthorisation = {
	rows: {
		"GET /user/me": { status: PLAYERS },
		"POST /user/update-daily-challenge": {
			input: () => ({ challengeType: "friendInvited" }),
			status: PLAYERS,
		},
	},
	procedures: {
		"me.get": { status: anyone() },
		"me.export": { status: PLAYERS },
	},
} satisfies AuthorisationTable;

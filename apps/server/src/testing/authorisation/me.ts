import { type AuthorisationTable, anyone, PLAYERS } from "../authorisation.ts";

export const meAuthorisation = {
	rows: {
		"GET /user/me": { scope: "read", status: PLAYERS },
		"POST /user/update-daily-challenge": {
			scope: "play",
			input: () => ({ challengeType: "friendInvited" }),
			status: PLAYERS,
		},
	},
	procedures: {
		"me.get": { scope: "read", status: anyone() },
	},
} satisfies AuthorisationTable;

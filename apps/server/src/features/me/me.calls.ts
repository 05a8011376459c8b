import { anyone, type Calls, PLAYERS } from "../../testing/calls.ts";

export const meCalls = {
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
} satisfies Calls;

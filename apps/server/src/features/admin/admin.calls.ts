import { type Calls, PLAYERS } from "../../testing/calls.ts";

export const adminCalls = {
	rows: {
		"GET /admin/check-access": { status: PLAYERS },
	},
	procedures: {
		"admin.access": { status: PLAYERS },
	},
} satisfies Calls;

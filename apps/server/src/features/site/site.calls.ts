import { anyone, type Calls } from "../../testing/calls.ts";

export const siteCalls = {
	rows: {
		"GET /analytics/maintenance-status": { status: anyone() },
		"GET /game-status": { status: anyone() },
		"GET /user/recent-updates": { status: anyone() },
	},
	procedures: {
		"site.maintenance": { status: anyone() },
		"site.credits": { status: anyone() },
		"site.gameStatus": { status: anyone() },
		"site.recentUpdates": { input: () => ({ limit: 2 }), status: anyone() },
	},
} satisfies Calls;

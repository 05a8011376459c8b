import { CLASSIC_KEYS } from "@hilo/rules/site/classic-games.schema";
import { usualLimits } from "@hilo/rules/site/limits";
import { ADMINS, anyone, type Calls } from "../../testing/calls.ts";

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
		"site.settings": { status: ADMINS },
		"site.setMaintenance": { input: () => ({ isOn: false }), status: ADMINS },
		"site.setAnalytics": { input: () => ({ isOn: true }), status: ADMINS },
		"site.setIntegrity": { input: () => ({ integrity: "open" }), status: ADMINS },
		"site.setLimits": { input: () => ({ limits: usualLimits() }), status: ADMINS },
		"site.classicGames": { status: ADMINS },
		"site.changeClassicGame": {
			input: () => ({ key: "movieGame", isDisabled: true, name: "Films", description: null }),
			status: ADMINS,
		},
		"site.orderClassicGames": { input: () => ({ keys: CLASSIC_KEYS.toReversed() }), status: ADMINS },
	},
} satisfies Calls;

import { TRACKED_NAMES } from "@hilo/rules/play/games";
import { ADMINS, type AuthorisationTable, anyone } from "../authorisation.ts";

const page = () => ({
	deviceType: "desktop",
	browserInfo: "Firefox 144",
	screenSize: "1440x900",
	path: "/leaderboard",
	isFirst: true,
});

export const analyticsAuthorisation = {
	rows: {
		...Object.fromEntries(TRACKED_NAMES.map((name) => [`GET /${name}`, { scope: "any", status: anyone() }])),
		"GET /analytics/settings": { scope: "any", status: anyone() },
		"POST /analytics/track": { scope: "any", input: page, status: anyone() },
	},
	procedures: {
		"analytics.settings": { scope: "any", status: anyone() },
		"analytics.trackPlay": { scope: "any", input: () => ({ game: "country" }), status: anyone() },
		"analytics.statistics": { scope: "admin:read", input: () => ({ days: 7 }), status: ADMINS },
	},
} satisfies AuthorisationTable;

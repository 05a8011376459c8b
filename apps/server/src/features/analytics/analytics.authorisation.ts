import { TRACKED_NAMES } from "@hilo/rules/play/games";
import { ADMINS, type AuthorisationTable, anyone } from "../../testing/authorisation.ts";

const page = () => ({
	deviceType: "desktop",
	browserInfo: "Firefox 144",
	screenSize: "1440x900",
	path: "/leaderboard",
	isFirst: true,
});

export const analyticsAuthorisation = {
	rows: {
		...Object.fromEntries(TRACKED_NAMES.map((name) => [`GET /${name}`, { status: anyone() }])),
		"GET /analytics/settings": { status: anyone() },
		"POST /analytics/track": { input: page, status: anyone() },
	},
	procedures: {
		"analytics.settings": { status: anyone() },
		"analytics.track": { input: page, status: anyone() },
		"analytics.trackPlay": { input: () => ({ game: "country" }), status: anyone() },
		"analytics.figures": { input: () => ({ days: 7 }), status: ADMINS },
	},
} satisfies AuthorisationTable;

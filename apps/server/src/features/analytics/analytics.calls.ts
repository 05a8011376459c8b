import { TRACKED_NAMES } from "@hilo/rules/play/games";
import { anyone, type Calls } from "../../testing/calls.ts";

export const analyticsCalls = {
	rows: Object.fromEntries(TRACKED_NAMES.map((name) => [`GET /${name}`, { status: anyone() }])),
	procedures: {
		"analytics.trackPlay": { input: () => ({ game: "country" }), status: anyone() },
	},
} satisfies Calls;

import type { ErrorTable } from "../errors/error-table.ts";
import { ANALYTICS_FAILURES } from "./analytics.failures.ts";

export const ANALYTICS_ERRORS = {
	...ANALYTICS_FAILURES,
	"analytics/page-invalid": {
		status: 400,
		message: "A visit needs a device, a browser, a screen size and a page of this site",
	},
	"analytics/range-invalid": {
		status: 400,
		message: "Choose a first and a last day, at most 366 days apart",
	},
} as const satisfies ErrorTable<"analytics">;

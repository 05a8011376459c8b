import type { ErrorTable } from "../errors/error-table.ts";

export const ANALYTICS_ERRORS = {
	"analytics/page-invalid": {
		status: 400,
		message: "A visit needs a device, a browser, a screen size and a page of this site",
	},
	"analytics/range-invalid": {
		status: 400,
		message: "Choose a first and a last day, at most 366 days apart",
	},
} as const satisfies ErrorTable<"analytics">;

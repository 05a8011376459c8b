import type { ErrorTable } from "../error-tables/error-table.ts";
import { SITE_FAILURES } from "./site.failures.ts";

export const SITE_ERRORS = {
	...SITE_FAILURES,
	"site/maintenance": {
		status: 503,
		message: "The system is currently undergoing maintenance. Only administrators can access the site.",
	},
	"site/registration-in-maintenance": {
		status: 503,
		message: "Registration is disabled during maintenance. Please try again later.",
	},
	"site/out-of-service": {
		status: 503,
		message: "The site is not available right now. Please try again in a moment.",
	},
	"site/operator-only": { status: 403, message: "Only the operator of the site can do this" },
	/** Said on the home page; no call answers it. */
	"site/no-updates": { status: 404, message: "No updates available at this time." },
	"site/page-not-found": { status: 404, message: "This page does not exist" },
} as const satisfies ErrorTable<"site">;

import type { ErrorTable } from "../error-tables/error-table.ts";

export const SITE_ERRORS = {
	/** What is said of an error that nobody foresaw, by the server and by a client that has no better text. */
	"site/unexpected": { status: 500, message: "An unexpected error occurred. Please try again later." },
	/** The heading of the page that stands where a page could not be made. */
	"site/broken": { status: 500, message: "An error has occured." },
	"site/network": { status: 500, message: "Network error. Please check your connection." },
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
	"site/updates-load-failed": { status: 500, message: "Failed to load recent updates" },
	/** Said on the home page; no call answers it. */
	"site/no-updates": { status: 404, message: "No updates available at this time." },
	"site/game-status-load-failed": { status: 500, message: "Failed to load the list of games" },
	"site/privacy-load-failed": {
		status: 500,
		message: "Failed to load privacy policy. Please try again later.",
	},
	"site/terms-load-failed": {
		status: 500,
		message: "Failed to load terms of service. Please try again later.",
	},
	"site/page-not-found": { status: 404, message: "This page does not exist" },
} as const satisfies ErrorTable<"site">;

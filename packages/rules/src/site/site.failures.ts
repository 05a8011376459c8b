import type { FailureTable } from "../errors/error-table.ts";

export const SITE_FAILURES = {
	/** For an unforeseen error, on the server and in a client without a better text. */
	"site/unexpected": { status: 500, message: "An unexpected error occurred. Please try again later." },
	/** The heading of the page that replaces a broken one. */
	"site/broken": { status: 500, message: "An error has occured." },
	"site/network": { status: 500, message: "Network error. Please check your connection." },
	"site/updates-load-failed": { status: 500, message: "Failed to load recent updates" },
	"site/game-status-load-failed": { status: 500, message: "Failed to load the list of games" },
	"site/privacy-load-failed": {
		status: 500,
		message: "Failed to load privacy policy. Please try again later.",
	},
	"site/terms-load-failed": {
		status: 500,
		message: "Failed to load terms of service. Please try again later.",
	},
} as const satisfies FailureTable<"site">;

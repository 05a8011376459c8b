import type { ErrorTable } from "../errors/error-table.ts";

export const SITE_ERRORS = {
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
	"site/maintenance-message-too-long": {
		status: 400,
		message: "The message about maintenance must be at most 300 characters",
	},
	"site/maintenance-end-invalid": {
		status: 400,
		message: "The end of maintenance must be a time, such as 2026-12-03T18:00Z",
	},
	"site/maintenance-end-past": { status: 400, message: "The end of maintenance must be in the future" },
	"site/limit-invalid": { status: 400, message: "Each limit must be a whole number within its range" },
	"site/releases-unknown": {
		status: 409,
		message: "The server does not know where its releases are: RELEASES_REPOSITORY is not set",
	},
	"site/name-empty": { status: 400, message: "Please enter the site's name" },
	"site/name-too-long": { status: 400, message: "The site's name must be at most 30 characters" },
	"site/name-unreadable": {
		status: 400,
		message: "The site's name contains characters that can't be stored or shown",
	},
	"site/accent-invalid": { status: 400, message: "The colour must be hexadecimal, such as #0b6b4f" },
	/** The answer has a longer text, with the theme and the contrast. */
	"site/accent-unreadable": { status: 400, message: "Text in this colour would be hard to read" },
	"site/mark-too-small": {
		status: 400,
		message: "This picture is too small: both sides need at least 192 pixels.",
	},
	"site/no-such-classic-game": { status: 404, message: "There is no such classic game" },
	"site/classic-name-too-long": {
		status: 400,
		message: "The name of a classic game must be at most 40 characters",
	},
	"site/classic-description-too-long": {
		status: 400,
		message: "The description of a classic game must be at most 120 characters",
	},
	"site/classic-order-incomplete": { status: 400, message: "The order must name every classic game once" },
	/** Shown on the home page; no call answers with it. */
	"site/no-updates": { status: 404, message: "No updates available at this time." },
} as const satisfies ErrorTable<"site">;

export type SiteErrorCode = keyof typeof SITE_ERRORS;

export const LEGAL_ERRORS = {
	"site/legal-empty": { status: 400, message: "A legal text can't be empty" },
	"site/legal-too-long": { status: 400, message: "A legal text may have at most 100,000 characters" },
	"site/legal-unreadable": { status: 400, message: "The legal text has characters that can't be stored" },
	"site/legal-too-deep": {
		status: 400,
		message:
			"This text can't be shown: its lists, quotes or emphasis stand in each other too many times, or its tables are too large",
	},
	"site/legal-changed": {
		status: 409,
		message: "Someone has published another version. Read it under Versions before you publish.",
	},
	"site/no-such-legal-text": { status: 404, message: "There is no such version of this text" },
} as const satisfies ErrorTable<"site">;

export type LegalErrorCode = keyof typeof LEGAL_ERRORS;

export const UPDATES_ERRORS = {
	"site/update-title-empty": { status: 400, message: "Please enter a title" },
	"site/update-title-too-long": { status: 400, message: "A title may have at most 100 characters" },
	"site/update-content-empty": { status: 400, message: "Please enter what is new" },
	"site/update-content-too-long": { status: 400, message: "An update may have at most 2,000 characters" },
	"site/update-unreadable": { status: 400, message: "The update has characters that can't be stored" },
	"site/update-date-invalid": { status: 400, message: "Please choose a date" },
	"site/no-such-update": { status: 404, message: "This update does not exist any more" },
} as const satisfies ErrorTable<"site">;

export type UpdatesErrorCode = keyof typeof UPDATES_ERRORS;

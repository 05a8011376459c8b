import type { ErrorTable } from "../errors/error-table.ts";

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

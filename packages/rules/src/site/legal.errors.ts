import type { ErrorTable } from "../errors/error-table.ts";

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

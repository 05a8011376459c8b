import type { ErrorTable } from "../errors/error-table.ts";

export const CORRECTIONS_ERRORS = {
	"corrections/number-missing": { status: 400, message: "Please say which number you mean" },
	"corrections/text-too-long": { status: 400, message: "Your words may have at most 500 characters" },
	"corrections/text-unreadable": {
		status: 400,
		message: "What you wrote has characters that can't be stored",
	},
	"corrections/address-invalid": {
		status: 400,
		message: "Please enter an address that begins with https:// or http://, of at most 400 characters",
	},
	"corrections/own-game": {
		status: 400,
		message: "This is your own game: you can change the number in the editor",
	},
	"corrections/whole-number-required": { status: 400, message: "Please enter a whole number from 0 up" },
	"corrections/year-required": { status: 400, message: "Please enter a year from 1 to 2100" },
	"corrections/rating-required": { status: 400, message: "Please enter a whole number from 0 to 100" },
	"corrections/source-required": { status: 400, message: "Please say where the number is from" },
	"corrections/source-too-long": { status: 400, message: "A source may have at most 400 characters" },
	"corrections/date-invalid": { status: 400, message: "Please enter a year or a month, such as 2026-08" },
	"corrections/date-to-come": { status: 400, message: "The date of a number can't be in the future" },
	"corrections/reason-required": { status: 400, message: "Please say why: players read it" },
	"corrections/reason-too-long": { status: 400, message: "A reason may have at most 500 characters" },
	"corrections/too-few-items": {
		status: 409,
		message: "The game would have too few items. Remove the whole game instead, or correct the number.",
	},
	"corrections/no-such-item": { status: 404, message: "This item is no longer in the game" },
	"corrections/not-reported": { status: 404, message: "No report of this number waits for an answer" },
	"corrections/no-such-correction": { status: 404, message: "This correction is no longer here" },
	"corrections/already-decided": { status: 409, message: "This number has been decided already." },
	"corrections/not-in-force": { status: 409, message: "This correction is no longer in force" },
	"corrections/too-many-reports": {
		status: 429,
		message: "You've reported a lot of numbers. Please try again tomorrow.",
	},
} as const satisfies ErrorTable<"corrections">;

export type CorrectionsErrorCode = keyof typeof CORRECTIONS_ERRORS;

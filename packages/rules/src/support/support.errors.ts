import type { ErrorTable } from "../errors/error-table.ts";

export const SUPPORT_ERRORS = {
	"support/subject-too-long": { status: 400, message: "A subject may have at most 150 characters" },
	"support/message-empty": { status: 400, message: "Please write a message" },
	"support/message-too-long": {
		status: 400,
		message: "A ticket's message may have at most 5,000 characters",
	},
	"support/text-unreadable": { status: 400, message: "This text has characters that can't be sent" },
	"support/category-unknown": { status: 400, message: "Please choose a category" },
	"support/about-invalid": { status: 400, message: "A ticket can be about a game or a player of this site" },
	"support/too-many-pictures": { status: 400, message: "A message may have at most 3 pictures" },
	"support/picture-gone": {
		status: 400,
		message: "A picture is no longer here. Please add it again.",
	},
	"support/client-id-invalid": {
		status: 400,
		message: "The client's own id of a ticket has 1 to 64 letters, digits, _ or -",
	},
	"support/closed": { status: 409, message: "This ticket is closed." },
	"support/full": { status: 409, message: "This ticket is full. Please create a new one." },
	"support/tickets-full": {
		status: 409,
		message: "You have 200 tickets, and can't create more. Please reply in one that is open.",
	},
	"support/not-found": { status: 404, message: "Ticket not found" },
	"support/no-such-notification": { status: 404, message: "There is no such notification" },
	"support/too-many-tickets": {
		status: 429,
		message: "You've sent a lot of tickets. Please try again in an hour.",
	},
	"support/too-many-messages": {
		status: 429,
		message: "You've sent a lot of replies. Please try again in a few minutes.",
	},
} as const satisfies ErrorTable<"support">;

export type SupportErrorCode = keyof typeof SUPPORT_ERRORS;

import { checkText } from "../text/player-text.ts";
import type { SupportErrorCode } from "./support.errors.ts";

/** Lengths are in code points (docs/product.md#support). */
export const MAX_SUBJECT_LENGTH = 150;
export const MAX_TICKET_MESSAGE_LENGTH = 5_000;
export const MAX_TICKET_PICTURES = 3;
/** Per player, closed ones included. */
export const MAX_TICKETS = 200;
/** Per ticket. A new topic needs a new ticket. */
export const MAX_TICKET_MESSAGES = 200;

/** Returns the error code of a ticket's subject; null when it is valid. Blanks around it don't count. */
export const checkSubject = (text: string) =>
	checkTicketText(text, MAX_SUBJECT_LENGTH, {
		empty: "accounts/fields-required",
		tooLong: "support/subject-too-long",
	});

/** Returns the same for a ticket's first message. */
export const checkFirstMessage = (text: string) =>
	checkTicketText(text, MAX_TICKET_MESSAGE_LENGTH, {
		empty: "accounts/fields-required",
		tooLong: "support/message-too-long",
	});

/** Returns the same for a later message. */
export const checkReply = (text: string) =>
	checkTicketText(text, MAX_TICKET_MESSAGE_LENGTH, {
		empty: "support/message-empty",
		tooLong: "support/message-too-long",
	});

type TextErrorCode = SupportErrorCode | "accounts/fields-required";

interface LengthErrors {
	readonly empty: TextErrorCode;
	readonly tooLong: SupportErrorCode;
}

function checkTicketText(text: string, max: number, errors: LengthErrors) {
	return checkText<TextErrorCode>(text, max, { unreadable: "support/text-unreadable", ...errors });
}

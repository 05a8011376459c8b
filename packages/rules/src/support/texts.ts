import { checkText } from "../text/player-text.ts";
import type { SupportErrorCode } from "./support.errors.ts";

/** Lengths are in code points (docs/product.md#support). */
export const SUBJECT_MAX = 150;
export const TICKET_MESSAGE_MAX = 5_000;
export const REPLY_TITLE_MAX = 100;
export const TICKET_PICTURES_MAX = 3;
/** Per player, closed ones included. */
export const MAX_TICKETS = 200;
/** Per ticket. A new topic needs a new ticket. */
export const TICKET_MESSAGES_MAX = 200;
export const SAVED_REPLIES_MAX = 100;

/** Returns the error code of a ticket's subject; null when it is valid. Blanks around it don't count. */
export const checkSubject = (text: string) =>
	checkTicketText(text, SUBJECT_MAX, {
		empty: "accounts/fields-required",
		tooLong: "support/subject-too-long",
	});

/** Returns the same for a ticket's first message. */
export const checkFirstMessage = (text: string) =>
	checkTicketText(text, TICKET_MESSAGE_MAX, {
		empty: "accounts/fields-required",
		tooLong: "support/message-too-long",
	});

/** Returns the same for a later message. */
export const checkReply = (text: string) =>
	checkTicketText(text, TICKET_MESSAGE_MAX, {
		empty: "support/message-empty",
		tooLong: "support/message-too-long",
	});

/** Returns the same for the title of a saved reply. */
export const checkReplyTitle = (text: string) =>
	checkTicketText(text, REPLY_TITLE_MAX, {
		empty: "accounts/fields-required",
		tooLong: "support/title-too-long",
	});

type TextErrorCode = SupportErrorCode | "accounts/fields-required";

interface LengthErrors {
	readonly empty: TextErrorCode;
	readonly tooLong: SupportErrorCode;
}

function checkTicketText(text: string, max: number, errors: LengthErrors) {
	return checkText<TextErrorCode>(text, max, { unreadable: "support/text-unreadable", ...errors });
}

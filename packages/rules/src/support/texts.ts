import { checkText } from "../text/player-text.ts";
import type { SupportErrorCode } from "./support.errors.ts";

// Promised in docs/product.md#support.

/** The longest texts, in code points (D48). */
export const SUBJECT_MAX = 150;
export const TICKET_MESSAGE_MAX = 5_000;
export const REPLY_TITLE_MAX = 100;
/** How many pictures may come with a message. */
export const TICKET_PICTURES_MAX = 3;
/** How many tickets a player may have, closed ones too. */
export const MAX_TICKETS = 200;
/** How many messages a ticket may have: whoever needs more has something new to say. */
export const TICKET_MESSAGES_MAX = 200;
/** How many replies administrators may save. */
export const SAVED_REPLIES_MAX = 100;

/** Returns what is wrong with a ticket's subject; null when it is fine. Blanks around it don't count. */
export const checkSubject = (text: string) =>
	checkTicketText(text, SUBJECT_MAX, {
		empty: "accounts/fields-required",
		tooLong: "support/subject-too-long",
	});

/** The same of the message that a ticket begins with. */
export const checkFirstMessage = (text: string) =>
	checkTicketText(text, TICKET_MESSAGE_MAX, {
		empty: "accounts/fields-required",
		tooLong: "support/message-too-long",
	});

/** The same of a later message. */
export const checkReply = (text: string) =>
	checkTicketText(text, TICKET_MESSAGE_MAX, {
		empty: "support/message-empty",
		tooLong: "support/message-too-long",
	});

/** The same of the title of a saved reply. */
export const checkReplyTitle = (text: string) =>
	checkTicketText(text, REPLY_TITLE_MAX, {
		empty: "accounts/fields-required",
		tooLong: "support/title-too-long",
	});

/** A field that is empty is refused as on all forms. */
type TextErrorCode = SupportErrorCode | "accounts/fields-required";

interface LengthErrors {
	readonly empty: TextErrorCode;
	readonly tooLong: SupportErrorCode;
}

function checkTicketText(text: string, max: number, errors: LengthErrors) {
	return checkText<TextErrorCode>(text, max, { unreadable: "support/text-unreadable", ...errors });
}

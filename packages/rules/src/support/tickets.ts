import { checkText } from "../text/player-text.ts";
import type { SupportErrorCode } from "./support.errors.ts";

export const SUPPORT_CATEGORIES = ["account", "game", "technical", "other"] as const;
export type SupportCategory = (typeof SUPPORT_CATEGORIES)[number];

export const TICKET_STATUSES = ["open", "in-progress", "closed"] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** In epoch ms. `answeredAt`: an administrator's last answer; null before the first. */
export interface TicketTimes {
	readonly status: TicketStatus;
	readonly answeredAt: number | null;
	readonly lastReadByUser: number;
}

/** Returns whether the ticket's owner has an unread answer. A closed ticket never has one. */
export function hasUnreadMessages({ status, answeredAt, lastReadByUser }: TicketTimes): boolean {
	return status !== "closed" && answeredAt !== null && answeredAt > lastReadByUser;
}

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

/** The kind of page that a ticket is about: a custom game's or a player's. */
export type AboutKind = "game" | "player";

const PAGES: Readonly<Record<string, AboutKind>> = { "custom-game": "game", user: "player" };
const PATH = /^\/(custom-game|user)\/[\w-]{1,64}$/;

/** Returns what a path is about; null for any other path, such as one of another site. */
export function aboutKind(path: string): AboutKind | null {
	const [, page = ""] = PATH.exec(path) ?? [];
	return PAGES[page] ?? null;
}

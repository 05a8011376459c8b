/** What a ticket is about (platform.md, section 3). */
export const SUPPORT_CATEGORIES = ["account", "game", "technical", "other"] as const;
export type SupportCategory = (typeof SUPPORT_CATEGORIES)[number];

export const TICKET_STATUSES = ["open", "in-progress", "closed"] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** When what happened to a ticket, as epoch milliseconds. `answeredAt`: the last answer of an administrator; null before the first. */
export interface TicketTimes {
	readonly status: TicketStatus;
	readonly answeredAt: number | null;
	readonly lastReadByUser: number;
}

/** Returns whether an answer waits for the ticket's owner to read it: never in a closed ticket (D45). */
export function hasUnreadMessages({ status, answeredAt, lastReadByUser }: TicketTimes): boolean {
	return status !== "closed" && answeredAt !== null && answeredAt > lastReadByUser;
}

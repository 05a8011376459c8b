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

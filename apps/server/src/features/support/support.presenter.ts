import type { TicketRow } from "@hilo/db/tables";
import { isoTime } from "../../platform/iso-time.ts";
import { avatarOf } from "../users/avatar.ts";
import type { Message } from "./messages.repo.ts";
import type { ownTickets } from "./own-tickets.ts";
import { isUnread, type Ticket } from "./ticket.ts";
import type { ticketForAdmin, ticketQueue } from "./ticket-queue.ts";

/** Shown for an administrator who has deleted their account. */
const ANONYMOUS_SENDER = "Administrator";

function commonFields(row: TicketRow) {
	return {
		id: row.id,
		subject: row.subject,
		category: row.category,
		status: row.status,
		about: row.about,
		createdAt: isoTime(row.created_at),
		updatedAt: isoTime(row.updated_at),
	};
}

export function presentSummary({ snippet, ...row }: Awaited<ReturnType<typeof ownTickets>>[number]) {
	return {
		...commonFields(row),
		hasUnreadMessages: isUnread(row),
		snippet: (snippet ?? "").replaceAll(/\s+/g, " ").trim(),
	};
}

/** @param viewerId the player or administrator who reads it. */
export function presentTicket({ row, messages }: Ticket, viewerId: string) {
	return {
		...commonFields(row),
		hasUnreadMessages: isUnread(row),
		messages: messages.map((message) => presentMessage(message, viewerId)),
	};
}

export function presentMessage(message: Message, viewerId: string) {
	return {
		position: message.position,
		senderName: message.sender_name || ANONYMOUS_SENDER,
		isAdmin: message.is_admin === 1,
		isOwn: message.sender_id === viewerId,
		content: message.content,
		pictures: message.pictures.map((hash) => `/pictures/${hash}.webp`),
		createdAt: isoTime(message.created_at),
		/** Lets the viewer's client recognise its own message. */
		clientId: message.sender_id === viewerId ? message.client_id : null,
	};
}

interface SupportUser {
	readonly id: string;
	readonly username: string;
	readonly avatar_url: string | null;
}

function presentSupportUser(user: SupportUser) {
	return { userId: user.id, username: user.username, avatarUrl: avatarOf(user).avatarUrl };
}

export function presentQueue({ rows, counts, next }: Awaited<ReturnType<typeof ticketQueue>>) {
	const tickets = rows.map(({ username, avatar_url, ...row }) => ({
		...commonFields(row),
		waitingSince: isoTime(row.waiting_since),
		user: presentSupportUser({ id: row.user_id, username, avatar_url }),
	}));
	return { tickets, counts, next };
}

export function presentTicketForAdmin(
	{ ticket, user }: Awaited<ReturnType<typeof ticketForAdmin>>,
	viewerId: string,
) {
	return { ...presentTicket(ticket, viewerId), user: user ? presentSupportUser(user) : null };
}

export function presentDocumentedTicket({ row, messages }: Ticket) {
	const { id, subject, category, status, createdAt, updatedAt } = commonFields(row);
	return {
		_id: id,
		subject,
		category,
		status,
		messages: messages.map(({ sender_name, is_admin, content, created_at }) => ({
			senderName: sender_name,
			isAdmin: is_admin === 1,
			content,
			createdAt: isoTime(created_at),
		})),
		createdAt,
		updatedAt,
		lastReadByUser: isoTime(row.last_read_by_user),
		hasUnreadMessages: isUnread(row),
	};
}

import { MAX_LEGAL_TEXT_LENGTH } from "@hilo/rules/site/legal";
import { MAX_TICKET_MESSAGE_LENGTH, MAX_TICKET_MESSAGES, MAX_TICKETS } from "@hilo/rules/support/texts";
import { DAY_MS } from "@hilo/rules/time/durations";
import { type Filling, longText, other } from "./filling.ts";

export async function fillSupport({ insert, now, player, ticketId }: Filling): Promise<void> {
	await insert("tickets", MAX_TICKETS - 1, (n) => ({
		id: `ticket-${n}`,
		user_id: player.id,
		client_id: null,
		subject: longText(150),
		category: "game",
		status: "open",
		about: null,
		assignee_id: null,
		waiting_since: now,
		answered_at: null,
		last_read_by_user: now,
		created_at: now,
		updated_at: now,
	}));
	const message = (ticket_id: string, position: number) => ({
		ticket_id,
		position,
		sender_id: player.id,
		sender_name: player.username,
		is_admin: 0 as const,
		content: longText(MAX_TICKET_MESSAGE_LENGTH),
		client_id: null,
		created_at: now,
	});
	await insert("ticket_messages", MAX_TICKET_MESSAGES - 1, (n) => message(ticketId, n + 2));
	for (let ticket = 0; ticket < 60; ticket++)
		await insert("ticket_messages", 20, (n) => message(`ticket-${ticket}`, n + 1));
	await insert("support_notifications", 300, (n) => ({
		id: `notification-${n}`,
		user_id: player.id,
		ticket_id: null,
		message: longText(1000),
		created_at: now,
		read_at: null,
	}));
}

export async function fillAdministration({ insert, now, player, publicGame }: Filling): Promise<void> {
	await insert("reports", 900, (n) => ({
		id: `report-${n}`,
		reporter_id: n < 500 ? other(n % 25) : player.id,
		kind: "person",
		subject_id: n < 500 ? other(500 + Math.floor(n / 25)) : other(n),
		accused_id: n < 500 ? other(500 + Math.floor(n / 25)) : other(n),
		reason: "other",
		text: longText(1000),
		evidence: longText(1000),
		created_at: now + n,
	}));
	await insert("audit_log", 100, (n) => ({
		id: `action-${n}`,
		at: now,
		actor_kind: "operator",
		actor_id: null,
		actor_name: "root",
		action: "user.warn",
		subject_kind: "user",
		subject_id: other(n),
		subject_name: longText(20),
		before: null,
		after: JSON.stringify({ reason: longText(1000) }),
	}));
	await insert("admin_notifications", 1000, (n) => ({
		id: `admin-notification-${n}`,
		type: "game",
		message: longText(200),
		link: `/custom-game/${publicGame.id}`,
		created_at: now + n,
	}));
	await insert("recent_updates", 100, (n) => ({
		id: `update-${n}`,
		title: longText(100),
		content: longText(2000),
		published_at: now - n,
		is_published: 1,
	}));
	for (const kind of ["privacy", "terms"] as const)
		await insert("legal_texts", 1, () => ({
			kind,
			version: 2,
			markdown: `${longText(100)}\n\n`.repeat(MAX_LEGAL_TEXT_LENGTH / 102),
			published_at: now,
			published_by: "root",
		}));
	const days = 90;
	await insert("daily_counts", days * 100, (n) => ({
		day: new Date(now - (n % days) * DAY_MS).toISOString().slice(0, "2026-11-21".length),
		measure: "views",
		name: `/page-${Math.floor(n / days)}`,
		count: n,
	}));
	await insert("saved_replies", 99, (n) => ({
		id: `reply-${n}`,
		title: longText(100),
		content: longText(MAX_TICKET_MESSAGE_LENGTH),
		updated_at: now,
	}));
}

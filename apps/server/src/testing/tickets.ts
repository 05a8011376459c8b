import { newId } from "../platform/system/ids.ts";
import type { Player, TestSite } from "./test-site.ts";

/** Stores an open ticket with one message and a notification about it. */
export async function insertTicketOf({ db, clock }: TestSite, player: Player) {
	const now = clock.now();
	const [ticketId, notificationId] = [newId(), newId()];
	await db.transaction(async (tx) => {
		await tx
			.insertInto("tickets")
			.values({
				id: ticketId,
				user_id: player.id,
				client_id: null,
				subject: "My score",
				category: "game",
				status: "open",
				about: null,
				waiting_since: now,
				answered_at: null,
				last_read_by_user: now,
				created_at: now,
				updated_at: now,
			})
			.execute();
		await tx
			.insertInto("ticket_messages")
			.values({
				ticket_id: ticketId,
				position: 1,
				sender_id: player.id,
				sender_name: player.username,
				is_admin: 0,
				content: "It is gone.",
				client_id: null,
				created_at: now,
			})
			.execute();
		await tx
			.insertInto("support_notifications")
			.values({
				id: notificationId,
				user_id: player.id,
				ticket_id: ticketId,
				message: "Support answered.",
				created_at: now,
				read_at: null,
			})
			.execute();
	});
	return { ticketId, notificationId };
}

import { AppError } from "@hilo/rules/errors/errors";
import type { CreateTicketInput } from "@hilo/rules/support/support.schema";
import { MAX_TICKETS } from "@hilo/rules/support/tickets";
import { HOUR_MS } from "@hilo/rules/time/durations";
import type { PlayerCtx } from "../../platform/context.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { newId } from "../../platform/system/ids.ts";
import { notifyAdmins } from "../notifications/notify-admins.ts";
import { lockUsers } from "../users/lock-users.ts";
import { requireTicket, type Ticket, writeMessage } from "./ticket.ts";
import { countTickets, findTicketIdByClientId, insertTicket } from "./tickets.repo.ts";

const LIMITS = {
	tickets: { name: "ticket", hits: 10, windowMs: HOUR_MS, error: "support/too-many-tickets" },
} as const satisfies Limits;

/** Repeating a `clientId` returns the ticket that exists.
 * @throws AppError 400 for a missing picture; 409 for a player with `maxTickets`; 429 past ten an hour. */
export async function createTicket(
	ctx: PlayerCtx,
	input: CreateTicketInput,
	maxTickets: number = MAX_TICKETS,
): Promise<Ticket> {
	const player = ctx.actor;
	const now = ctx.clock.now();
	const id = await ctx.db.transaction(async (tx) => {
		// Makes simultaneous calls of the player wait, so that each sees the tickets of those before it.
		await lockUsers(tx, [player.id]);
		const sent = input.clientId && (await findTicketIdByClientId(tx, player.id, input.clientId));
		if (sent) return sent;
		if ((await countTickets(tx, player.id)) >= maxTickets) throw new AppError("support/tickets-full");
		const ticketId = newId();
		await insertTicket(tx, {
			id: ticketId,
			user_id: player.id,
			client_id: input.clientId ?? null,
			subject: input.subject,
			category: input.category,
			status: "open",
			about: input.about ?? null,
			waiting_since: now,
			answered_at: null,
			last_read_by_user: now,
			created_at: now,
			updated_at: now,
		});
		const { message: content, pictures } = input;
		await writeMessage(tx, { ticketId, sender: player, isAdmin: false, content, pictures, now });
		// Last, so that refused and repeated tickets do not count.
		await ctx.limits.take(LIMITS.tickets, player.id, tx);
		await notifyAdmins(ctx, tx, {
			type: "other",
			message: `New support ticket from ${player.username}: ${input.subject}`,
			link: `/admin/support/${ticketId}`,
			aboutId: player.id,
		});
		notifyAfterCommit(ctx, tx, [player.id], { kind: "ticket" });
		return ticketId;
	});
	return requireTicket(ctx.db.kysely, id);
}

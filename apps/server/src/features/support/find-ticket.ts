import type { Queries } from "@hilo/db/queries";
import type { TicketRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/app-error";
import type { TicketInput } from "@hilo/rules/support/support.schema";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { findMessages, type Message } from "./messages.repo.ts";
import { findTicketRow } from "./tickets.repo.ts";

/** Messages are oldest first. */
export interface Ticket {
	readonly row: TicketRow;
	readonly messages: readonly Message[];
}

/** For its owner and administrators. @throws AppError 401; 404, also for another player's ticket. */
export async function findTicket(ctx: Ctx, { id }: TicketInput): Promise<Ticket> {
	const player = requirePlayer(ctx);
	const ticket = await ticketOf(ctx.db.kysely, id);
	if (ticket.row.user_id !== player.id && !player.isAdmin) throw new AppError("support/not-found");
	return ticket;
}

/** The caller checks access. @throws AppError 404. */
export async function ticketOf(db: Queries, id: string): Promise<Ticket> {
	const [row, messages] = await Promise.all([findTicketRow(db, id), findMessages(db, [id])]);
	if (!row) throw new AppError("support/not-found");
	return { row, messages: messages.get(id) ?? [] };
}

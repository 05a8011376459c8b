import type { Tx } from "@hilo/db/open-database";
import type { Queries, TicketRow } from "@hilo/db/tables";
import { pictureHash } from "@hilo/rules/custom-games/item";
import { AppError } from "@hilo/rules/errors/errors";
import type { TicketInput } from "@hilo/rules/support/support.schema";
import { hasUnreadMessages, MAX_TICKET_MESSAGES } from "@hilo/rules/support/tickets";
import type { Player, PlayerCtx } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { lockOwnPictures } from "../pictures/read-pictures.ts";
import { lockUsers } from "../users/lock-users.ts";
import { countMessages, findMessages, insertMessage, type Message } from "./messages.repo.ts";
import { findTicketRow, lockTicket } from "./tickets.repo.ts";

/** Messages are oldest first. */
export interface Ticket {
	readonly row: TicketRow;
	readonly messages: readonly Message[];
}

export function isUnread({ status, answered_at, last_read_by_user: lastReadByUser }: TicketRow): boolean {
	return hasUnreadMessages({ status, answeredAt: answered_at, lastReadByUser });
}

/** For its owner and administrators. @throws AppError 404, also for another player's ticket. */
export async function findTicket(ctx: PlayerCtx, { id }: TicketInput): Promise<Ticket> {
	const player = ctx.actor;
	const ticket = await requireTicket(ctx.db.kysely, id);
	if (ticket.row.user_id !== player.id && !player.isAdmin) throw new AppError("support/not-found");
	return ticket;
}

/** The caller checks access. @throws AppError 404. */
export async function requireTicket(db: Queries, id: string): Promise<Ticket> {
	const [row, messages] = await Promise.all([findTicketRow(db, id), findMessages(db, [id])]);
	if (!row) throw new AppError("support/not-found");
	return { row, messages: messages.get(id) ?? [] };
}

/** Locks the owner's row first, in the same order as the deletion of an account. @throws AppError 404. */
export async function lockTicketOrThrow(tx: Tx, id: string): Promise<TicketRow> {
	const found = await findTicketRow(tx, id);
	if (!found) throw new AppError("support/not-found");
	await lockUsers(tx, [found.user_id]);
	const ticket = await lockTicket(tx, id);
	if (!ticket) throw new AppError("support/not-found");
	return ticket;
}

/** Notifies the ticket's owner and the administrators after the commit. */
export function notifyOfTicket(ctx: Platform, tx: Tx, { user_id }: Pick<TicketRow, "user_id">): void {
	tx.afterCommit(() => {
		ctx.live.notifyClients([user_id], { kind: "ticket" });
		notifyAdminClients(ctx);
	});
}

interface WrittenMessage {
	readonly ticketId: string;
	readonly sender: Pick<Player, "id" | "username">;
	readonly isAdmin: boolean;
	readonly content: string;
	readonly clientId?: string | undefined;
	/** URLs of pictures that the sender has uploaded. */
	readonly pictures?: readonly string[] | undefined;
	readonly now: number;
}

/** The caller must have locked the ticket.
 * @throws AppError 400 for a picture that is missing or not the sender's; 409 if the ticket is full. */
export async function writeMessage(tx: Tx, message: WrittenMessage): Promise<void> {
	const { ticketId, sender, pictures = [] } = message;
	const hashes = pictures.flatMap((address) => pictureHash(address) ?? []);
	const owned = await lockOwnPictures(tx, sender.id, hashes);
	if (hashes.some((hash) => !owned.has(hash))) throw new AppError("support/picture-gone");
	const before = await countMessages(tx, ticketId);
	if (before >= MAX_TICKET_MESSAGES) throw new AppError("support/full");
	const row = {
		ticket_id: ticketId,
		position: before + 1,
		sender_id: sender.id,
		sender_name: sender.username,
		is_admin: message.isAdmin ? (1 as const) : (0 as const),
		content: message.content,
		client_id: message.clientId ?? null,
		created_at: message.now,
	};
	await insertMessage(tx, row, hashes);
}

import type { Tx } from "@hilo/db/open-database";
import { pictureHash } from "@hilo/rules/custom-games/item";
import { AppError } from "@hilo/rules/errors/app-error";
import { TICKET_MESSAGES_MAX } from "@hilo/rules/support/texts";
import type { Player } from "../../platform/context.ts";
import { lockOwnPictures } from "../pictures/read-pictures.ts";
import { countMessages, insertMessage } from "./messages.repo.ts";

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
	const held = await lockOwnPictures(tx, sender.id, hashes);
	if (hashes.some((hash) => !held.has(hash))) throw new AppError("support/picture-gone");
	const before = await countMessages(tx, ticketId);
	if (before >= TICKET_MESSAGES_MAX) throw new AppError("support/full");
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

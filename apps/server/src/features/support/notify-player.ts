import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { newId } from "../../platform/system/ids.ts";
import { insertNotification } from "./notifications.repo.ts";

/** What support tells a player. */
export interface SupportNotice {
	readonly userId: string;
	/** A sentence or two, as the player reads them. */
	readonly message: string;
	/** The ticket that it is about; null where it is about none, such as a game that was removed. */
	readonly ticketId: string | null;
}

/**
 * Tells a player something in support's name: that a ticket was answered, that a game was removed and why. The player's open pages show it
 * at once, others when they are next there. Belongs into the transaction of what it tells.
 */
export async function notifyOwner(
	{ clock, live }: Pick<Ctx, "clock" | "live">,
	tx: Tx,
	{ userId, message, ticketId }: SupportNotice,
): Promise<void> {
	await insertNotification(tx, {
		id: newId(),
		user_id: userId,
		ticket_id: ticketId,
		message,
		created_at: clock.now(),
		read_at: null,
	});
	notifyAfterCommit({ live }, tx, [userId], { kind: "notification" });
}

import type { Tx } from "@hilo/db/open-database";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import type { Platform } from "../../platform/platform.ts";
import { newId } from "../../platform/system/ids.ts";
import { insertNotification } from "./player-notifications.repo.ts";

export interface PlayerNotification {
	readonly userId: string;
	readonly message: string;
	/** Null if it is about no ticket, for example about a removed game. */
	readonly ticketId: string | null;
	/** The path of the page about it. */
	readonly link?: string | null;
}

/** Call it in the transaction of what it reports. Open pages of the player get an event after the commit. */
export async function notifyPlayer(
	{ clock, live }: Platform,
	tx: Tx,
	{ userId, message, ticketId, link = null }: PlayerNotification,
): Promise<void> {
	await insertNotification(tx, {
		id: newId(),
		user_id: userId,
		ticket_id: ticketId,
		message,
		created_at: clock.now(),
		read_at: null,
		link,
	});
	notifyAfterCommit({ live }, tx, [userId], { kind: "notification" });
}

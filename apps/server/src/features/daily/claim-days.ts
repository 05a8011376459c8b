import type { Tx } from "@hilo/db/open-database";
import { claimAttempts } from "./attempts.repo.ts";
import { copyGuestZone } from "./zones.repo.ts";

/**
 * Gives a player the attempts of a visitor's device at the days that the player has none of, so that nobody has two. They stay off the boards. Where
 * the player has no days yet, they are where the visitor's were.
 */
export async function claimDays(tx: Tx, guestId: string, userId: string): Promise<void> {
	await claimAttempts(tx, guestId, userId);
	await copyGuestZone(tx, guestId, userId);
}

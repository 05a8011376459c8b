import type { Tx } from "@hilo/db/open-database";

/**
 * Gives a player the sides of a visitor's device in duels that the player has no side in. A challenge goes over in any case: whoever has taken it up
 * needs its other side, and a player may sit beside the own one. What was over before counts for no record.
 */
export async function claimSides(tx: Tx, guestId: string, userId: string): Promise<void> {
	const challenges = tx
		.selectFrom("duel_sides")
		.select("duel_id")
		.where("guest_id", "=", guestId)
		.where("seat", "=", 1);
	await tx.updateTable("duels").set({ from_user_id: userId }).where("id", "in", challenges).execute();
	await tx
		.updateTable("duel_sides")
		.set({ user_id: userId, guest_id: null })
		.where("guest_id", "=", guestId)
		.where((eb) =>
			eb.or([
				eb("seat", "=", 1),
				eb("duel_id", "not in", eb.selectFrom("duel_sides").select("duel_id").where("user_id", "=", userId)),
			]),
		)
		.execute();
}

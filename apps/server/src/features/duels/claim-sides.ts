import type { Tx } from "@hilo/db/open-database";

/**
 * A guest's challenges always move to the player, because their takers need an opponent; other sides only into duels
 * that the player has not joined. Sides that are already over change no record.
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

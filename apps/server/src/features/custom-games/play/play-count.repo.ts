import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { Day } from "@hilo/rules/progression/site-day";

/**
 * Counts a play of a game on that day. The game's row is written last: whoever comes after waits for it with nothing else of the game's held.
 *
 * @returns how often the game has been played.
 */
export async function addPlay(tx: Tx, gameId: string, day: Day): Promise<number> {
	await tx
		.insertInto("custom_play_days")
		.values({ game_id: gameId, day, plays: 1 })
		.onConflict((conflict) =>
			conflict
				.columns(["game_id", "day"])
				.doUpdateSet((eb) => ({ plays: eb("custom_play_days.plays", "+", 1) })),
		)
		.execute();
	const row = await tx
		.updateTable("custom_games")
		.set((eb) => ({ play_count: eb("play_count", "+", 1) }))
		.where("id", "=", gameId)
		.returning("play_count")
		.executeTakeFirstOrThrow();
	return row.play_count;
}

/** How often a game was played on each day from then on. Days without plays are left out. */
export function findPlayDays(db: Queries, gameId: string, from: Day): Promise<{ day: Day; plays: number }[]> {
	return db
		.selectFrom("custom_play_days")
		.select(["day", "plays"])
		.where("game_id", "=", gameId)
		.where("day", ">=", from)
		.orderBy("day")
		.execute();
}

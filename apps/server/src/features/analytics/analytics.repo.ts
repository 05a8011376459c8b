import type { Queries } from "@hilo/db/open-database";
import type { GameKey } from "@hilo/rules/play/games";

/** One more play of the game on that day. */
export async function countPlay(db: Queries, day: string, gameKey: GameKey): Promise<void> {
	await db
		.insertInto("play_counts")
		.values({ day, game_key: gameKey, plays: 1 })
		.onConflict((conflict) =>
			conflict.columns(["day", "game_key"]).doUpdateSet((eb) => ({ plays: eb("play_counts.plays", "+", 1) })),
		)
		.execute();
}

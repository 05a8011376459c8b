import type { Tx } from "@hilo/db/open-database";
import type { GameKey } from "@hilo/rules/play/games";

/** How often a game was played on a day of the site's time zone. */
export interface Plays {
	readonly day: string;
	readonly game_key: GameKey;
	readonly plays: number;
}

/** Adds plays to the stored counts, always in the same order, so that two processes can't deadlock. */
export async function addPlays(tx: Tx, counted: readonly Plays[]): Promise<void> {
	const nameOf = ({ day, game_key }: Plays) => `${day} ${game_key}`;
	const inOrder = [...counted].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
	await tx
		.insertInto("play_counts")
		.values(inOrder)
		.onConflict((conflict) =>
			conflict
				.columns(["day", "game_key"])
				.doUpdateSet((eb) => ({ plays: eb("play_counts.plays", "+", eb.ref("excluded.plays")) })),
		)
		.execute();
}

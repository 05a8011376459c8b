import { sql } from "kysely";
import type { GameRow } from "./games.repo.ts";

/** Leaves out the creator's plays and a player's repeats of a day. The indexes contain the same expression. */
export const POPULARITY = sql<number>`(custom_games.play_count - custom_games.uncounted_plays)`;

export function popularityOf({
	play_count,
	uncounted_plays,
}: Pick<GameRow, "play_count" | "uncounted_plays">): number {
	return play_count - uncounted_plays;
}

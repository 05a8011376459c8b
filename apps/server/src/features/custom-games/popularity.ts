import { sql } from "kysely";
import type { GameRow } from "./games.repo.ts";

/** The plays that count for popularity: all but the creator's own and a player's repeats of a day. As the indexes have it. */
export const POPULARITY = sql<number>`(custom_games.play_count - custom_games.uncounted_plays)`;

/** The same of a row that was read. */
export function popularityOf({
	play_count,
	uncounted_plays,
}: Pick<GameRow, "play_count" | "uncounted_plays">): number {
	return play_count - uncounted_plays;
}

import type { Queries } from "@hilo/db/tables";
import { type SqlBool, sql } from "kysely";
import { doesNotBlock } from "../../friends/blocks.ts";
import { type GameRow, gameRows, IS_AVAILABLE } from "../games.repo.ts";

/** Must equal the condition of the partial indexes word for word, as must `IS_FEATURED`. */
export const IS_LISTED = sql<SqlBool>`custom_games.removed_at is null and custom_games.is_hidden = 0
	and custom_games.privacy in ('public', 'featured')`;

export const IS_FEATURED = sql<SqlBool>`custom_games.privacy = 'featured' and custom_games.removed_at is null
	and custom_games.is_hidden = 0`;

/** The viewer has not reported the game, and does not block its creator. */
export function isNotAvoided(viewerId: string) {
	return sql<SqlBool>`not exists (select 1 from reports where reports.reporter_id = ${viewerId}
			and reports.kind = 'game' and reports.subject_id = custom_games.id)
		and ${doesNotBlock(viewerId, sql.ref("custom_games.creator_id"))}`;
}

export const shownRows = (db: Queries, viewerId: string) =>
	gameRows(db, viewerId).where(IS_AVAILABLE).where(isNotAvoided(viewerId));

/** Leaves out the creator's plays and a player's repeats of a day. The indexes contain the same expression. */
export const POPULARITY = sql<number>`(custom_games.play_count - custom_games.uncounted_plays)`;

export function popularityOf({
	play_count,
	uncounted_plays,
}: Pick<GameRow, "play_count" | "uncounted_plays">): number {
	return play_count - uncounted_plays;
}

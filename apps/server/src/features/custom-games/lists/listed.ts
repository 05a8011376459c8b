import type { Queries } from "@hilo/db/queries";
import { type Expression, type SqlBool, sql } from "kysely";
import { doesNotBlock } from "../../friends/blocks-between.ts";
import { gameRows, IS_THERE } from "../games.repo.ts";

/** Must equal the condition of the partial indexes word for word, as must `IS_FEATURED`. */
export const IS_LISTED = sql<SqlBool>`custom_games.removed_at is null and custom_games.is_hidden = 0
	and custom_games.privacy in ('public', 'featured')`;

export const IS_FEATURED = sql<SqlBool>`custom_games.privacy = 'featured' and custom_games.removed_at is null
	and custom_games.is_hidden = 0`;

/** The viewer has not reported the game, and does not block its creator. */
function isWelcome(viewerId: Expression<string>) {
	return sql<SqlBool>`not exists (select 1 from reports where reports.reporter_id = ${viewerId}
			and reports.kind = 'game' and reports.subject_id = custom_games.id)
		and ${doesNotBlock(viewerId, sql.ref("custom_games.creator_id"))}`;
}

export const shownRows = (db: Queries, viewerId: Expression<string>) =>
	gameRows(db, viewerId).where(IS_THERE).where(isWelcome(viewerId));

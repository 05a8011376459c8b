import type { Queries } from "@hilo/db/queries";
import { type Expression, type SqlBool, sql } from "kysely";
import { doesNotBlock } from "../../friends/blocks-between.ts";
import { gameRows, IS_THERE } from "../games.repo.ts";

/** A condition on `custom_games`: everybody may find it. It is that of the partial indexes, word for word. */
export const IS_LISTED = sql<SqlBool>`custom_games.removed_at is null and custom_games.is_hidden = 0
	and custom_games.privacy in ('public', 'featured')`;

/** The same for those that administrators have chosen. */
export const IS_FEATURED = sql<SqlBool>`custom_games.privacy = 'featured' and custom_games.removed_at is null
	and custom_games.is_hidden = 0`;

/** A condition on `custom_games`: the viewer has not reported it, and does not block who made it. */
export function isWelcome(viewerId: Expression<string>) {
	return sql<SqlBool>`not exists (select 1 from reports where reports.reporter_id = ${viewerId}
			and reports.kind = 'game' and reports.subject_id = custom_games.id)
		and ${doesNotBlock(viewerId, sql.ref("custom_games.creator_id"))}`;
}

/** Games that a list may show to that viewer, whichever list it is. */
export const shownRows = (db: Queries, viewerId: Expression<string>) =>
	gameRows(db, viewerId).where(IS_THERE).where(isWelcome(viewerId));

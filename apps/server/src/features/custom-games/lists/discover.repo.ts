import type { Queries } from "@hilo/db/tables";
import type { GameOrder } from "@hilo/rules/custom-games/popularity";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { IS_LEAVING, IS_SUSPENDED } from "../../users/visible-users.ts";
import type { GameRow } from "../games.repo.ts";
import { IS_FEATURED, IS_LISTED, POPULARITY, shownRows } from "./listed.ts";

/** The indexes have the same orders. */
export const ORDER_BY: Readonly<Record<GameOrder, ReturnType<typeof sql>>> = {
	popular: sql`${POPULARITY} desc, custom_games.updated_at desc, custom_games.id`,
	new: sql`custom_games.created_at desc, custom_games.id`,
	updated: sql`custom_games.updated_at desc, custom_games.id`,
};

export function findFeatured(db: Queries, viewerId: string, limit: number): Promise<GameRow[]> {
	return shownRows(db, viewerId).where(IS_FEATURED).orderBy(ORDER_BY.updated).limit(limit).execute();
}

interface Page {
	viewerId: string;
	/** The last game that is shown as featured. Featured games up to it are left out of the page. */
	featuredAt: number;
	featuredId: string;
	offset: number;
	limit: number;
}

export function findPage(db: Queries, order: GameOrder, page: Page): Promise<GameRow[]> {
	const { viewerId, featuredAt, featuredId, offset, limit } = page;
	return shownRows(db, viewerId)
		.where(IS_LISTED)
		.where(
			sql<SqlBool>`not (custom_games.privacy = 'featured' and (custom_games.updated_at > ${featuredAt}
				or (custom_games.updated_at = ${featuredAt} and custom_games.id <= ${featuredId})))`,
		)
		.orderBy(ORDER_BY[order])
		.limit(limit)
		.offset(offset)
		.execute();
}

/** `cross join` makes SQLite begin with the small table. */
const avoidedBy = (viewerId: string) => sql<{ game_id: string }>`(
	select custom_games.id as game_id from users cross join custom_games
		where ${IS_LEAVING} and custom_games.creator_id = users.id
	union select custom_games.id from users cross join custom_games
		where ${IS_SUSPENDED} and custom_games.creator_id = users.id
	union select reports.subject_id from reports
		where reports.reporter_id = ${viewerId} and reports.kind = 'game'
	union select custom_games.id from blocks cross join custom_games
		where blocks.blocker_id = ${viewerId} and custom_games.creator_id = blocks.blocked_id)`;

/** Listed games that meet a condition, without those that this viewer is not shown. */
export async function countListed(
	db: Queries,
	viewerId: string,
	condition: RawBuilder<SqlBool> = IS_LISTED,
): Promise<number> {
	const found = await db
		.selectNoFrom([
			sql<number>`(select count(*) from custom_games where ${IS_LISTED} and ${condition})`.as("listed"),
			sql<number>`(select count(*) from ${avoidedBy(viewerId)} as avoided cross join custom_games
				where custom_games.id = avoided.game_id and ${IS_LISTED} and ${condition})`.as("avoided"),
		])
		.executeTakeFirst();
	const { listed = 0, avoided = 0 } = found ?? {};
	return listed - avoided;
}

import { hot, type Param } from "@hilo/db/hot";
import type { Queries } from "@hilo/db/queries";
import type { GameOrder } from "@hilo/rules/custom-games/orders";
import { type SqlBool, sql } from "kysely";
import { IS_INVISIBLE } from "../../users/visible-users.ts";
import type { GameRow } from "../games.repo.ts";
import { IS_FEATURED, IS_LISTED, shownRows } from "./listed.ts";

/** As the indexes have them. */
export const ORDER_BY: Readonly<Record<GameOrder, ReturnType<typeof sql>>> = {
	popular: sql`custom_games.play_count desc, custom_games.updated_at desc, custom_games.id`,
	new: sql`custom_games.created_at desc, custom_games.id`,
	updated: sql`custom_games.updated_at desc, custom_games.id`,
};

const featured = hot((db, param: Param<{ viewerId: string; limit: number }>) =>
	shownRows(db, param("viewerId")).where(IS_FEATURED).orderBy(ORDER_BY.updated).limit(param("limit")),
);

/** The featured games that were changed last. */
export function findFeatured(db: Queries, viewerId: string, limit: number): Promise<GameRow[]> {
	return featured.all(db, { viewerId, limit });
}

interface Page {
	viewerId: string;
	/** Of the last featured game that is shown apart. Those up to it are left out. */
	featuredAt: number;
	featuredId: string;
	offset: number;
	limit: number;
}

const pageBy = (order: GameOrder) =>
	hot((db, param: Param<Page>) =>
		shownRows(db, param("viewerId"))
			.where(IS_LISTED)
			.where(
				sql<SqlBool>`not (custom_games.privacy = 'featured' and (custom_games.updated_at > ${param("featuredAt")}
					or (custom_games.updated_at = ${param("featuredAt")} and custom_games.id <= ${param("featuredId")})))`,
			)
			.orderBy(ORDER_BY[order])
			.limit(param("limit"))
			.offset(param("offset")),
	);

const PAGES = { popular: pageBy("popular"), new: pageBy("new"), updated: pageBy("updated") };

/** A page of the games that everybody may find. */
export function findPage(db: Queries, order: GameOrder, page: Page): Promise<GameRow[]> {
	return PAGES[order].all(db, page);
}

const listedCount = hot((db, param: Param<{ viewerId: string }>) =>
	db.selectFrom("listed_games").select((eb) => [
		"count",
		eb
			.selectFrom("custom_games")
			.innerJoin(
				eb
					.selectFrom("custom_games")
					.innerJoin("users", "users.id", "custom_games.creator_id")
					.where(IS_INVISIBLE)
					.select("custom_games.id as game_id")
					.union(
						eb
							.selectFrom("reports")
							.where("reports.reporter_id", "=", param("viewerId"))
							.where("reports.kind", "=", "game")
							.select("reports.subject_id as game_id"),
					)
					.union(
						eb
							.selectFrom("blocks")
							.innerJoin("custom_games", "custom_games.creator_id", "blocks.blocked_id")
							.where("blocks.blocker_id", "=", param("viewerId"))
							.select("custom_games.id as game_id"),
					)
					.as("avoided"),
				"avoided.game_id",
				"custom_games.id",
			)
			.where(IS_LISTED)
			.select((inner) => inner.fn.countAll<number>().as("games"))
			.as("avoided_count"),
	]),
);

/** How many games that viewer finds in all. */
export async function countListed(db: Queries, viewerId: string): Promise<number> {
	const row = await listedCount.first(db, { viewerId });
	return Number(row?.count ?? 0) - Number(row?.avoided_count ?? 0);
}

import { countRows } from "@hilo/db/count-rows";
import type { Queries } from "@hilo/db/tables";
import type { GameOrder } from "@hilo/rules/custom-games/popularity";
import type { SearchTerm } from "@hilo/rules/custom-games/words";
import { type GameRow, gameRows, IS_AVAILABLE, matches } from "../games.repo.ts";
import { ORDER_BY } from "./discover.repo.ts";
import { IS_LISTED, shownRows } from "./listed.ts";

export function findOwnGames(db: Queries, userId: string): Promise<GameRow[]> {
	return gameRows(db, userId)
		.where("custom_games.creator_id", "=", userId)
		.where(IS_AVAILABLE)
		.orderBy("custom_games.updated_at", "desc")
		.orderBy("custom_games.id")
		.execute();
}

export function findSharedGames(db: Queries, userId: string, limit: number): Promise<GameRow[]> {
	return shownRows(db, userId)
		.where("custom_invitations.user_id", "=", userId)
		.where("custom_invitations.status", "in", ["pending", "accepted"])
		.where("custom_games.is_hidden", "=", 0)
		.orderBy("custom_invitations.sent_at", "desc")
		.orderBy("custom_invitations.id")
		.limit(limit)
		.execute();
}

interface Creation {
	viewerId: string;
	/** Null for the site. */
	creatorId: string | null;
	limit: number;
}

export function findListedOf(db: Queries, { viewerId, creatorId, limit }: Creation): Promise<GameRow[]> {
	return shownRows(db, viewerId)
		.where("custom_games.creator_id", creatorId === null ? "is" : "=", creatorId)
		.where(IS_LISTED)
		.orderBy("custom_games.updated_at", "desc")
		.orderBy("custom_games.id")
		.limit(limit)
		.execute();
}

export interface Paging {
	readonly viewerId: string;
	readonly limit: number;
	readonly offset: number;
}

export function findMatching(
	db: Queries,
	terms: readonly SearchTerm[],
	order: GameOrder,
	{ viewerId, limit, offset }: Paging,
): Promise<GameRow[]> {
	return matchingRows(db, terms, viewerId).orderBy(ORDER_BY[order]).limit(limit).offset(offset).execute();
}

export function countMatching(db: Queries, terms: readonly SearchTerm[], viewerId: string): Promise<number> {
	return countRows(matchingRows(db, terms, viewerId));
}

export function matchingRows(db: Queries, terms: readonly SearchTerm[], viewerId: string) {
	let query = shownRows(db, viewerId).where(IS_LISTED);
	for (const term of terms) query = query.where(matches(term));
	return query;
}

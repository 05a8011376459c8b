import { hasPrefix } from "@hilo/db/has-prefix";
import type { Queries } from "@hilo/db/queries";
import type { GameOrder } from "@hilo/rules/custom-games/orders";
import type { SearchTerm } from "@hilo/rules/custom-games/words";
import { usernameKey } from "@hilo/rules/users/keys";
import { sql } from "kysely";
import { IS_VISIBLE } from "../../users/visible-users.ts";
import { type GameRow, gameRows, IS_AVAILABLE } from "../games.repo.ts";
import { longestWordOf, matches, NAME, WORD } from "../terms.repo.ts";
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
	creatorId: string;
	limit: number;
}

export function findListedOf(db: Queries, creation: Creation): Promise<GameRow[]> {
	return shownRows(db, creation.viewerId)
		.where("custom_games.creator_id", "=", creation.creatorId)
		.where(IS_LISTED)
		.orderBy("custom_games.updated_at", "desc")
		.orderBy("custom_games.id")
		.limit(creation.limit)
		.execute();
}

export function findListedOfSite(db: Queries, viewerId: string, limit: number): Promise<GameRow[]> {
	return shownRows(db, viewerId)
		.where("custom_games.creator_id", "is", null)
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

export interface GameSearch {
	readonly terms: readonly SearchTerm[];
	readonly order: GameOrder;
	readonly paging: Paging;
}

/** Reads the list in its order up to the last result of the page. */
export function findAmongAll(db: Queries, { terms, order, paging }: GameSearch): Promise<GameRow[]> {
	let query = shownRows(db, paging.viewerId).where(IS_LISTED);
	for (const term of terms) query = query.where(matches(term));
	return query.orderBy(ORDER_BY[order]).limit(paging.limit).offset(paging.offset).execute();
}

/** Only the rows of the page are read whole. */
export async function findAmongCandidates(
	db: Queries,
	{ terms, rarestTerm, order, paging }: GameSearch & { readonly rarestTerm: SearchTerm },
): Promise<{ rows: GameRow[]; total: number }> {
	const candidates = sql<string>`(select custom_game_words.game_id from custom_game_words
			where ${hasPrefix(WORD, longestWordOf(rarestTerm))}
		union select by_name.id from users join custom_games as by_name on by_name.creator_id = users.id
			where ${hasPrefix(NAME, usernameKey(rarestTerm.name))} and ${IS_VISIBLE})`;
	const { viewerId } = paging;
	let query = shownRows(db, viewerId)
		.clearSelect()
		.where(IS_LISTED)
		.where("custom_games.id", "in", candidates);
	for (const term of terms) query = query.where(matches(term));
	const page = await query
		.select(["custom_games.id", sql<number>`count(*) over ()`.as("total")])
		.orderBy(ORDER_BY[order])
		.limit(paging.limit)
		.offset(paging.offset)
		.execute();
	if (page.length > 0) {
		const ids = page.map(({ id }) => id);
		const rows = await shownRows(db, viewerId)
			.where("custom_games.id", "in", ids)
			.orderBy(ORDER_BY[order])
			.execute();
		return { rows, total: Number(page[0]?.total) };
	}
	if (paging.offset === 0) return { rows: [], total: 0 };
	const { total } = await query
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.executeTakeFirstOrThrow();
	return { rows: [], total: Number(total) };
}

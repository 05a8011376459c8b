import { countRows } from "@hilo/db/count-rows";
import type { Queries } from "@hilo/db/tables";
import type { Category } from "@hilo/rules/custom-games/categories";
import type { CatalogueSort } from "@hilo/rules/custom-games/popularity";
import type { SearchTerm } from "@hilo/rules/custom-games/words";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { GameRow } from "../games.repo.ts";
import { countListed, ORDER_BY } from "./discover.repo.ts";
import { IS_FEATURED, shownRows } from "./listed.ts";
import { matchingRows, type Paging } from "./lists.repo.ts";
import { IS_SHORT } from "./rows.repo.ts";

/** Trending games are found by their ids, in the order of these. */
export type StoredSort = Exclude<CatalogueSort, "trending">;

export interface CatalogueFilter {
	readonly terms: readonly SearchTerm[];
	readonly category: Category | null;
	readonly sort: StoredSort;
}

const ORDERS = {
	popular: ORDER_BY.popular,
	featured: ORDER_BY.updated,
	new: ORDER_BY.new,
	short: ORDER_BY.popular,
} as const satisfies Record<StoredSort, RawBuilder<unknown>>;

/** Games that anyone may see, without those that the viewer is not shown. */
export function findInCatalogue(
	db: Queries,
	{ terms, category, sort }: CatalogueFilter,
	{ viewerId, limit, offset }: Paging,
): Promise<GameRow[]> {
	return matchingRows(db, terms, viewerId)
		.where(conditionOf({ category, sort }))
		.orderBy(ORDERS[sort])
		.limit(limit)
		.offset(offset)
		.execute();
}

export function countInCatalogue(
	db: Queries,
	{ terms, category, sort }: CatalogueFilter,
	viewerId: string,
): Promise<number> {
	const condition = conditionOf({ category, sort });
	if (terms.length === 0) return countListed(db, viewerId, condition);
	return countRows(matchingRows(db, terms, viewerId).where(condition));
}

function conditionOf({ category, sort }: Pick<CatalogueFilter, "category" | "sort">): RawBuilder<SqlBool> {
	const conditions = [
		...(category === null ? [] : [sql<SqlBool>`custom_games.category = ${category}`]),
		...(sort === "featured" ? [IS_FEATURED] : []),
		...(sort === "short" ? [IS_SHORT] : []),
	];
	return conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql`${sql.join(conditions, sql` and `)}`;
}

/** Those of the ids that are listed and that the viewer is shown, in the order of the ids. */
export async function findAmong(
	db: Queries,
	ids: readonly string[],
	{ terms, category }: Pick<CatalogueFilter, "terms" | "category">,
	viewerId: string,
): Promise<GameRow[]> {
	if (ids.length === 0) return [];
	const rows = await matchingRows(db, terms, viewerId)
		.where(conditionOf({ category, sort: "popular" }))
		.where("custom_games.id", "in", ids)
		.execute();
	return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Players' games before the site's own, last changed first. */
export function findFeaturedOfPlayersFirst(db: Queries, viewerId: string, limit: number): Promise<GameRow[]> {
	return shownRows(db, viewerId)
		.where(IS_FEATURED)
		.orderBy(sql`case when custom_games.creator_id is null then 1 else 0 end`)
		.orderBy(ORDER_BY.updated)
		.limit(limit)
		.execute();
}

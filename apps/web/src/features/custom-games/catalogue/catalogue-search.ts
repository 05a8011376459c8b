import { MAX_SEARCH_LENGTH } from "@hilo/rules/custom-games/caps";
import { CATEGORIES, CATEGORY_IDS } from "@hilo/rules/custom-games/categories";
import { oneOf, pageParam, parseSearch, textParam } from "../../../platform/search-params.ts";

export type CatalogueSearch = ReturnType<typeof catalogueSearch>;

export const catalogueSearch = parseSearch({
	category: oneOf(CATEGORY_IDS),
	/** The most popular ones first if it is left out. */
	sort: oneOf(["featured", "trending", "new", "short"]),
	q: (value) => textParam(value)?.slice(0, MAX_SEARCH_LENGTH),
	page: pageParam,
});

export function catalogueInput({ category, sort, q = "", page = 1 }: CatalogueSearch) {
	return { category: category ?? null, sort: sort ?? ("popular" as const), search: q, page };
}

/** Whether the address names no list of its own. */
export function isStart({ category, sort, q, page }: CatalogueSearch): boolean {
	return category === undefined && sort === undefined && q === undefined && page === undefined;
}

const TITLES = {
	popular: "Games by players",
	featured: "Featured games",
	trending: "Trending this week",
	new: "New games",
	short: "Short games",
} as const;

export function titleOf({ category, sort, q }: CatalogueSearch): string {
	if (category !== undefined) return CATEGORIES[category];
	return q === undefined ? TITLES[sort ?? "popular"] : "Search";
}

export function descriptionOf({ category }: CatalogueSearch): string {
	const about = category === undefined ? "" : ` about ${CATEGORIES[category].toLowerCase()}`;
	return `Higher or lower games${about}, made by players. You see one number: is the other higher or lower? Free, without an account.`;
}

/** The path for search engines: other orders show the same games. */
export function canonicalPath({ category, sort, page }: CatalogueSearch): string {
	const query = new URLSearchParams({
		...(category && { category }),
		...(page && !sort && { page: String(page) }),
	}).toString();
	return query === "" ? "/games" : `/games?${query}`;
}

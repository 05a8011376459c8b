import { MAX_SEARCH_LENGTH } from "@hilo/rules/custom-games/limits";
import { BOARD_PERIODS, type LimitedPeriod } from "@hilo/rules/leaderboards/periods";
import { type CustomOrder, customOrder } from "@hilo/rules/leaderboards/ranking";
import { type GameKey, isGameKey } from "@hilo/rules/play/games";

/** Besides the classic games, which an address without a tab means. */
const BOARD_TABS = ["custom", "creators", "popular"] as const;
export type BoardTab = (typeof BOARD_TABS)[number];

/** Defaults are left out. */
export interface BoardSearch {
	readonly tab?: BoardTab | undefined;
	/** A classic game's key or, on the tab of custom games, a game's id. */
	readonly game?: string | undefined;
	readonly period?: LimitedPeriod | undefined;
	readonly sort?: Exclude<CustomOrder, "score"> | undefined;
	/** Search and page of the list of custom games. The page is left out for 1. */
	readonly q?: string | undefined;
	readonly page?: number | undefined;
}

/** Drops invalid parameters. They are set to undefined, or they would stay in the address. */
export function boardSearch(search: Record<string, unknown>): BoardSearch {
	const tab = BOARD_TABS.find((each) => each === search.tab);
	const period = BOARD_PERIODS.find((each) => each === search.period);
	const sort = customOrder(String(search.sort));
	const page = Number(search.page);
	const isCustom = tab === "custom";
	return {
		tab,
		game: isCustom ? textOf(search.game) : tab ? undefined : keyOf(search.game),
		period: tab || period === "all" ? undefined : period,
		sort: !isCustom || sort === "score" ? undefined : sort,
		q: isCustom ? textOf(search.q)?.slice(0, MAX_SEARCH_LENGTH) : undefined,
		page: isCustom && Number.isInteger(page) && page > 1 ? page : undefined,
	};
}

export function classicKey({ game }: BoardSearch): GameKey | undefined {
	return game !== undefined && isGameKey(game) ? game : undefined;
}

function keyOf(value: unknown): GameKey | undefined {
	return typeof value === "string" && isGameKey(value) ? value : undefined;
}

/** The router reads "2024" as a number. */
function textOf(value: unknown): string | undefined {
	if (typeof value !== "string" && typeof value !== "number") return undefined;
	return String(value).trim() || undefined;
}

export function listInput({ q = "", page = 1 }: BoardSearch) {
	return { search: q, page };
}

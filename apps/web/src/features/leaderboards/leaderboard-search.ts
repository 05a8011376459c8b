import { SEARCH_MAX } from "@hilo/rules/custom-games/limits";
import { BOARD_PERIODS, type PassingPeriod } from "@hilo/rules/leaderboards/periods";
import { type CustomOrder, customOrder } from "@hilo/rules/leaderboards/ranking";
import { type GameKey, isGameKey } from "@hilo/rules/play/games";

/** Besides the classic games, which an address without a tab means. */
const BOARD_TABS = ["custom", "creators", "popular"] as const;
export type BoardTab = (typeof BOARD_TABS)[number];

/** What an address of the leaderboards says. What is left out is as it is at first. */
export interface BoardSearch {
	readonly tab?: BoardTab | undefined;
	/** A classic game's key; on the tab of custom games, a game's id. */
	readonly game?: string | undefined;
	/** Of classic boards. */
	readonly period?: PassingPeriod | undefined;
	/** Of custom games' boards. */
	readonly sort?: Exclude<CustomOrder, "score"> | undefined;
	/** Of the list of custom games: what is looked for, and the page, from 2 on. */
	readonly q?: string | undefined;
	readonly page?: number | undefined;
}

/** Returns what an address says that makes sense. What doesn't is named as undefined, or it would stay in the address. */
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
		q: isCustom ? textOf(search.q)?.slice(0, SEARCH_MAX) : undefined,
		page: isCustom && Number.isInteger(page) && page > 1 ? page : undefined,
	};
}

/** Returns the classic board that an address is about. */
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

/** Returns what the list of custom games is asked for. */
export function listInput({ q = "", page = 1 }: BoardSearch) {
	return { search: q, page };
}

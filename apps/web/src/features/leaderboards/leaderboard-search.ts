import { MAX_SEARCH_LENGTH } from "@hilo/rules/custom-games/caps";
import { AMONG, LIMITED_PERIODS } from "@hilo/rules/leaderboards/boards";
import { type GameKey, isGameKey } from "@hilo/rules/play/games";
import { oneOf, pageParam, parseSearch, textParam } from "../../platform/search-params.ts";

/** Besides the classic games, which an address without a tab means. */
const BOARD_TABS = ["custom", "creators", "popular"] as const;
export type BoardTab = (typeof BOARD_TABS)[number];

export type BoardSearch = ReturnType<typeof parseAll>;

const parseAll = parseSearch({
	tab: oneOf(BOARD_TABS),
	/** A classic game's key or, on the tab of custom games, a game's id. */
	game: textParam,
	/** All time if it is left out. */
	period: oneOf(LIMITED_PERIODS),
	/** The server chooses if it is left out. */
	among: oneOf(AMONG),
	/** By score if it is left out. */
	sort: oneOf(["time", "date"]),
	/** Search and page of the list of custom games. */
	q: (value) => textParam(value)?.slice(0, MAX_SEARCH_LENGTH),
	page: pageParam,
});

/** Each tab has only its own parameters. */
export function boardSearch(search: Record<string, unknown>): BoardSearch {
	const all = parseAll(search);
	if (all.tab === "custom") return { ...all, period: undefined };
	const none = parseAll({ tab: all.tab });
	return all.tab ? none : { ...none, game: classicKey(all), period: all.period, among: all.among };
}

export function classicKey({ game }: Pick<BoardSearch, "game">): GameKey | undefined {
	return game !== undefined && isGameKey(game) ? game : undefined;
}

export function listInput({ q = "", page = 1 }: BoardSearch) {
	return { search: q, page };
}

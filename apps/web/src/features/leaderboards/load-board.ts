import type { Api } from "../../platform/api/trpc.ts";
import { loadSession } from "../../platform/session.ts";
import { settled } from "../../platform/settled.ts";
import { type BoardSearch, classicKey, listInput } from "./leaderboard-search.ts";

/** Loads the tab's rows. In the browser the page is shown before its rows. */
export async function loadBoard(api: Api, search: BoardSearch): Promise<void> {
	const { me } = await loadSession(api);
	if (!me) return;
	const rows = settled(rowsOf(api, search));
	if (import.meta.env.SSR) await rows;
}

function rowsOf({ utils: { leaderboards, customGames } }: Api, search: BoardSearch): Promise<unknown>[] {
	const { game: id, period = "all", sort: order = "score" } = search;
	switch (search.tab) {
		case undefined: {
			const board = { key: classicKey(search) ?? "githubGame", period } as const;
			return [leaderboards.classic.ensureData(board), leaderboards.ownRank.ensureData(board)];
		}
		case "custom":
			return [
				leaderboards.customGames.ensureData(listInput(search)),
				...(id === undefined ? [] : [customGames.get.ensureData({ id })]),
				...(id === undefined || order === "score" ? [] : [customGames.board.ensureData({ id, order })]),
			];
		case "creators":
			return [leaderboards.topCreators.ensureData()];
		case "popular":
			return [leaderboards.popular.ensureData()];
	}
}

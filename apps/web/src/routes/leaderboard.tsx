import { createFileRoute } from "@tanstack/react-router";
import { LeaderboardPage } from "../features/leaderboards/leaderboard-page.tsx";
import {
	type BoardSearch,
	boardSearch,
	classicKey,
	listInput,
} from "../features/leaderboards/leaderboard-search.ts";
import type { Api } from "../platform/api/trpc.ts";
import { settled } from "../platform/loaders.ts";
import { pageHead } from "../platform/page-head.ts";
import { loadSession } from "../platform/session.ts";

export const Route = createFileRoute("/leaderboard")({
	head: () => pageHead("Leaderboard", "The top 10 players in every higher or lower game on Hilo."),
	validateSearch: boardSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps }) => {
		const { me } = await loadSession(api);
		if (!me) return;
		const rows = settled(rowsOf(api, deps));
		// In the browser the page is shown before its rows.
		if (import.meta.env.SSR) await rows;
	},
	component: LeaderboardPage,
});

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
				...(id === undefined
					? []
					: [customGames.get.ensureData({ id }), customGames.board.ensureData({ id, order })]),
			];
		case "creators":
			return [leaderboards.topCreators.ensureData()];
		case "popular":
			return [leaderboards.popular.ensureData()];
	}
}

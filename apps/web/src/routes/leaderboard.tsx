import { createFileRoute } from "@tanstack/react-router";
import { LeaderboardPage } from "../features/leaderboards/leaderboard-page.tsx";
import { boardSearch } from "../features/leaderboards/leaderboard-search.ts";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/leaderboard")({
	head: () => pageTitle("Leaderboard"),
	validateSearch: boardSearch,
	loaderDeps: ({ search }) => search,
	// Imported here, because no other page needs this code.
	loader: async ({ context: { api }, deps }) => {
		const { loadBoard } = await import("../features/leaderboards/load-board.ts");
		await loadBoard(api, deps);
	},
	component: LeaderboardPage,
});

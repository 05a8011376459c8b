import { createFileRoute } from "@tanstack/react-router";
import { LeaderboardPage } from "../features/leaderboards/leaderboard-page.tsx";
import { boardSearch } from "../features/leaderboards/leaderboard-search.ts";
import { loadBoard } from "../features/leaderboards/load-board.ts";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/leaderboard")({
	head: () =>
		pageHead("Leaderboard", {
			description: "The top 10 players in every higher or lower game on Hilo.",
		}),
	validateSearch: boardSearch,
	loaderDeps: ({ search }) => search,
	loader: ({ context: { api }, deps }) => loadBoard(api, deps),
	component: LeaderboardPage,
});

import { type GameKey, isGameKey } from "@hilo/rules/play/games";
import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pageHead } from "../platform/page-head.ts";
import { loadSession } from "../platform/session.ts";
import { settled } from "../platform/settled.ts";

export const Route = createFileRoute("/leaderboard")({
	head: () =>
		pageHead(
			"Leaderboard | Hilo",
			"The ten best players of every higher or lower game on Hilo, with the runs that got them there.",
		),
	validateSearch: ({ game }: Record<string, unknown>): { game?: GameKey | undefined } => ({
		game: typeof game === "string" && isGameKey(game) ? game : undefined,
	}),
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps: { game = "githubGame" } }) => {
		const { me } = await loadSession(api);
		const board = me ? [api.utils.leaderboards.classic.ensureData({ key: game })] : [];
		// In the browser the page stands at once and its rows follow.
		if (import.meta.env.SSR) await settled(board);
		else settled(board);
	},
	component: lazyRouteComponent(
		() => import("../features/leaderboards/leaderboard-page.tsx"),
		"LeaderboardPage",
	),
});

import { type GameKey, isGameKey } from "@hilo/rules/play/games";
import { createFileRoute } from "@tanstack/react-router";
import { LeaderboardPage } from "../features/leaderboards/leaderboard-page.tsx";
import { pageTitle } from "../platform/page-title.ts";
import { loadSession } from "../platform/session.ts";
import { settled } from "../platform/settled.ts";

export const Route = createFileRoute("/leaderboard")({
	head: () => pageTitle("Leaderboard"),
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
	component: LeaderboardPage,
});

import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadFiltered } from "../features/play/load-play.ts";
import { Waiting } from "../features/play/waiting.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/movie-game")({
	head: () =>
		pageHead(
			"Movie Budgets | Hilo",
			"Two films, one known production budget: did the other one cost more or less? Choose a genre and an era.",
		),
	staticData: { stage: true },
	loader: ({ context: { api } }) => loadFiltered(api, "movie"),
	// Every visit begins with what is dealt now, not with what was on the stage when it was left.
	gcTime: 0,
	pendingComponent: () => <Waiting game="movie" />,
	component: lazyRouteComponent(() => import("../features/play/games/movie-game.tsx"), "MovieGame"),
});

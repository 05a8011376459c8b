import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadPlay } from "../features/play/load-play.ts";
import { Waiting } from "../features/play/waiting.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/reddit-game")({
	head: () =>
		pageHead(
			"Subreddits | Hilo",
			"Two communities, one known number of subscribers: does the other one have more or fewer? Guess before the clock runs out.",
		),
	staticData: { stage: true },
	loader: ({ context: { api } }) => loadPlay(api, "reddit"),
	// Every visit begins with what is dealt now, not with what was on the stage when it was left.
	gcTime: 0,
	pendingComponent: () => <Waiting game="reddit" />,
	component: lazyRouteComponent(() => import("../features/play/games/reddit-game.tsx"), "RedditGame"),
});

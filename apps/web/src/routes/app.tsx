import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadPlay } from "../features/play/load-play.ts";
import { Waiting } from "../features/play/waiting.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/app")({
	head: () =>
		pageHead(
			"GitHub Stars | Hilo",
			"Two repositories, one known star count: has the other one more or fewer? Guess before the clock runs out.",
		),
	staticData: { stage: true },
	loader: ({ context: { api } }) => loadPlay(api, "github"),
	// Every visit begins with what is dealt now, not with what was on the stage when it was left.
	gcTime: 0,
	pendingComponent: () => <Waiting game="github" />,
	component: lazyRouteComponent(() => import("../features/play/games/github-game.tsx"), "GithubGame"),
});

import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadFiltered } from "../features/play/load-play.ts";
import { Waiting } from "../features/play/waiting.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/wealth-game")({
	head: () =>
		pageHead(
			"Billionaires | Hilo",
			"Two billionaires, one known fortune: is the other one richer or poorer? Choose a category.",
		),
	staticData: { stage: true },
	loader: ({ context: { api } }) => loadFiltered(api, "wealth"),
	// Every visit begins with what is dealt now, not with what was on the stage when it was left.
	gcTime: 0,
	pendingComponent: () => <Waiting game="wealth" />,
	component: lazyRouteComponent(() => import("../features/play/games/wealth-game.tsx"), "WealthGame"),
});

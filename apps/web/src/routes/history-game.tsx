import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadFiltered } from "../features/play/load-play.ts";
import { Waiting } from "../features/play/waiting.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/history-game")({
	head: () =>
		pageHead(
			"History | Hilo",
			"Two events, one known year: did the other one come earlier or later? Choose a time period.",
		),
	staticData: { stage: true },
	loader: ({ context: { api } }) => loadFiltered(api, "history"),
	// Every visit begins with what is dealt now, not with what was on the stage when it was left.
	gcTime: 0,
	pendingComponent: () => <Waiting game="history" />,
	component: lazyRouteComponent(() => import("../features/play/games/history-game.tsx"), "HistoryGame"),
});

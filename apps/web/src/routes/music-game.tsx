import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadFiltered } from "../features/play/load-play.ts";
import { Waiting } from "../features/play/waiting.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/music-game")({
	head: () =>
		pageHead(
			"Music Popularity | Hilo",
			"Two songs, one known number of streams: was the other one played more or less? Choose a decade.",
		),
	staticData: { stage: true },
	loader: ({ context: { api } }) => loadFiltered(api, "music"),
	// Every visit begins with what is dealt now, not with what was on the stage when it was left.
	gcTime: 0,
	pendingComponent: () => <Waiting game="music" />,
	component: lazyRouteComponent(() => import("../features/play/games/music-game.tsx"), "MusicGame"),
});

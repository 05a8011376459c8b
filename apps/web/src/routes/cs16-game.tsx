import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadPlay } from "../features/play/load-play.ts";
import { Waiting } from "../features/play/waiting.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/cs16-game")({
	head: () =>
		pageHead(
			"CS 1.6 Weapons | Hilo",
			"Two weapons of Counter-Strike 1.6, one known stat: damage, accuracy, recoil or price. Is the other one higher or lower?",
		),
	staticData: { stage: true },
	loader: ({ context: { api } }) => loadPlay(api, "cs16"),
	// Every visit begins with what is dealt now, not with what was on the stage when it was left.
	gcTime: 0,
	pendingComponent: () => <Waiting game="cs16" />,
	component: lazyRouteComponent(() => import("../features/play/games/cs16-game.tsx"), "Cs16Game"),
});

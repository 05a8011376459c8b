import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadPlay } from "../features/play/load-play.ts";
import { Waiting } from "../features/play/waiting.tsx";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/country-game")({
	head: () =>
		pageHead(
			"Countries | Hilo",
			"Two countries, one known number of annual visitors: does the other one have more or fewer? Guess before the clock runs out.",
		),
	staticData: { stage: true },
	loader: ({ context: { api } }) => loadPlay(api, "country"),
	// Every visit begins with what is dealt now, not with what was on the stage when it was left.
	gcTime: 0,
	pendingComponent: () => <Waiting game="country" />,
	component: lazyRouteComponent(() => import("../features/play/games/country-game.tsx"), "CountryGame"),
});

import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/country-game")({
	...gameRoute("country"),
	component: lazyRouteComponent(() => import("../features/play/games/country-game.tsx"), "CountryGame"),
});

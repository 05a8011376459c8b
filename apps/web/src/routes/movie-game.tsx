import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/movie-game")({
	...gameRoute("movie"),
	component: lazyRouteComponent(() => import("../features/play/games/movie-game.tsx"), "MovieGame"),
});

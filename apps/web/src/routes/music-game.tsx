import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/music-game")({
	...gameRoute("music"),
	component: lazyRouteComponent(() => import("../features/play/games/music-game.tsx"), "MusicGame"),
});

import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/cs16-game")({
	...gameRoute("cs16"),
	component: lazyRouteComponent(() => import("../features/play/games/cs16-game.tsx"), "Cs16Game"),
});

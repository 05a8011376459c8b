import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/wealth-game")({
	...gameRoute("wealth"),
	component: lazyRouteComponent(() => import("../features/play/games/wealth-game.tsx"), "WealthGame"),
});

import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/history-game")({
	...gameRoute("history"),
	component: lazyRouteComponent(() => import("../features/play/games/history-game.tsx"), "HistoryGame"),
});

import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/reddit-game")({
	...gameRoute("reddit"),
	component: lazyRouteComponent(() => import("../features/play/games/reddit-game.tsx"), "RedditGame"),
});

import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/app")({
	...gameRoute("github"),
	component: lazyRouteComponent(() => import("../features/play/games/github-game.tsx"), "GithubGame"),
});

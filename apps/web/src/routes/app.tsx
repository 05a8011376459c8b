import { createFileRoute } from "@tanstack/react-router";
import { GithubGame } from "../features/play/games/github-game.tsx";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/app")({
	...gameRoute("github"),
	component: GithubGame,
});

import { createFileRoute } from "@tanstack/react-router";
import { RedditGame } from "../features/play/games/reddit-game.tsx";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/reddit-game")({
	...gameRoute("reddit"),
	component: RedditGame,
});

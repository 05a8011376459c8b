import { createFileRoute } from "@tanstack/react-router";
import { MovieGame } from "../features/play/games/movie-game.tsx";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/movie-game")({
	...gameRoute("movie"),
	component: MovieGame,
});

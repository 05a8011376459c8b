import { createFileRoute } from "@tanstack/react-router";
import { ClassicGame } from "../features/play/classic/classic-game.tsx";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/movie-game")({
	...gameRoute(
		"movie",
		"Two films. You see what one cost to make: did the other cost more or less? Choose a genre and an era.",
	),
	component: () => <ClassicGame game="movie" />,
});

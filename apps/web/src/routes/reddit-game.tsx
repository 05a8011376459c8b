import { createFileRoute } from "@tanstack/react-router";
import { ClassicGame } from "../features/play/classic/classic-game.tsx";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/reddit-game")({
	...gameRoute(
		"reddit",
		"Two communities. You see the subscribers of one: does the other have more or fewer? Guess before the clock runs out.",
	),
	component: () => <ClassicGame game="reddit" />,
});

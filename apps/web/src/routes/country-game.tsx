import { createFileRoute } from "@tanstack/react-router";
import { ClassicGame } from "../features/play/classic/classic-game.tsx";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/country-game")({
	...gameRoute(
		"country",
		"Two countries. You see how many visitors one gets a year: does the other get more or fewer? Guess before the clock runs out.",
	),
	component: () => <ClassicGame game="country" />,
});

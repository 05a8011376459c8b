import { createFileRoute } from "@tanstack/react-router";
import { ClassicGame } from "../features/play/classic/classic-game.tsx";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/wealth-game")({
	...gameRoute(
		"wealth",
		"Two billionaires. You see the fortune of one: is the other richer or poorer? Choose a category.",
	),
	component: () => <ClassicGame game="wealth" />,
});

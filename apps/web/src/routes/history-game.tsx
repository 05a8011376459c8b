import { createFileRoute } from "@tanstack/react-router";
import { ClassicGame } from "../features/play/classic/classic-game.tsx";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/history-game")({
	...gameRoute(
		"history",
		"Two events. You see the year of one: did the other come earlier or later? Choose a time period.",
	),
	component: () => <ClassicGame game="history" />,
});

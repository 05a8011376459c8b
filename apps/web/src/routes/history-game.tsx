import { createFileRoute } from "@tanstack/react-router";
import { HistoryGame } from "../features/play/games/history-game.tsx";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/history-game")({
	...gameRoute("history", {
		description:
			"Two events. You see the year of one: did the other come earlier or later? Choose a time period.",
		hasStart: true,
	}),
	component: HistoryGame,
});

import { createFileRoute } from "@tanstack/react-router";
import { ClassicGame } from "../features/play/classic/classic-game.tsx";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/music-game")({
	...gameRoute(
		"music",
		"Two songs. You see how often one was streamed: was the other streamed more or less? Choose a decade.",
	),
	component: () => <ClassicGame game="music" />,
});

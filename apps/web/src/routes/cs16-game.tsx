import { createFileRoute } from "@tanstack/react-router";
import { ClassicGame } from "../features/play/classic/classic-game.tsx";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/cs16-game")({
	...gameRoute(
		"cs16",
		"Two weapons of Counter-Strike 1.6. You see a stat of one, such as damage or price: is the other's higher or lower?",
	),
	component: () => <ClassicGame game="cs16" />,
});

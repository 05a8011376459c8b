import { createFileRoute } from "@tanstack/react-router";
import { Cs16Game } from "../features/play/games/cs16-game.tsx";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/cs16-game")({
	...gameRoute("cs16"),
	component: Cs16Game,
});

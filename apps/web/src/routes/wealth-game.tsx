import { createFileRoute } from "@tanstack/react-router";
import { WealthGame } from "../features/play/games/wealth-game.tsx";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/wealth-game")({
	...gameRoute("wealth"),
	component: WealthGame,
});

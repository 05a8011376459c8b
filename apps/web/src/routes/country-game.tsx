import { createFileRoute } from "@tanstack/react-router";
import { CountryGame } from "../features/play/games/country-game.tsx";
import { gameRoute } from "../shell/game-route.tsx";

export const Route = createFileRoute("/country-game")({
	...gameRoute("country"),
	component: CountryGame,
});

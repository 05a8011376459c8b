import { gameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { restRow } from "../../platform/rest/rest-row.ts";
import { gameAnswer } from "./custom-games.answers.ts";
import { findGame } from "./find-game.ts";
import { documentedGame } from "./show-game.ts";

export const customGamesRows = [
	restRow({
		method: "get",
		path: "/custom-games/:id",
		isLarge: true,
		scope: "read",
		summary: "A custom game with its items",
		access: "visitor",
		input: gameInput,
		errors: ["custom-games/not-found", "custom-games/no-access"],
		answer: gameAnswer,
		handle: (ctx, input) => documentedGame(ctx, () => findGame(ctx, input)),
	}),
];

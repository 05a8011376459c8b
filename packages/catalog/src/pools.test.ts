import { GAME_IDS } from "@hilo/rules/play/games";
import { expect, test } from "vitest";
import { OPEN_GAMES, offered } from "./pools.ts";

test("the open games can be played, the others can't", () => {
	for (const game of GAME_IDS) {
		const choice = offered(game, "");
		expect(choice !== null, game).toBe(OPEN_GAMES.includes(game));
		if (choice) expect(choice.pool().cards.length, game).toBeGreaterThan(2);
	}
	expect(offered("github", "made-up")).toBeNull();
});

import { expect, test } from "vitest";
import { BUNDLED_POOLS } from "./pools.ts";

test("the repository and the country game are mounted, each under its own id", () => {
	expect(Object.keys(BUNDLED_POOLS).sort()).toEqual(["country", "github"]);
	for (const [game, pool] of Object.entries(BUNDLED_POOLS)) expect(pool.game).toBe(game);
});

test("every mounted pool can play: two cards on the stage and more to come", () => {
	for (const pool of Object.values(BUNDLED_POOLS)) expect(pool.cards.length).toBeGreaterThan(2);
});

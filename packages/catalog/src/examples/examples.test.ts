import { problemsOf } from "@hilo/rules/custom-games/game";
import { expect, test } from "vitest";
import { EXAMPLE_GAMES } from "./examples.ts";

test.each(EXAMPLE_GAMES)("$name keeps the rules for players' games, with 20 to 60 items", (game) => {
	const items = game.items.map(([name, value], index) => ({
		id: String(index),
		name,
		value,
		imageUrl: `/drawn/${game.motif}/${index}.svg`,
	}));
	expect(problemsOf({ question: "", ...game, items })).toEqual([]);
	expect(game.items.length).toBeGreaterThanOrEqual(20);
	expect(game.items.length).toBeLessThanOrEqual(60);
	expect(new Set(game.items.map(([name]) => name)).size).toBe(game.items.length);
	expect(game.id).toMatch(/^[a-z-]+$/);
});

test("has different ids and names", () => {
	expect(new Set(EXAMPLE_GAMES.flatMap(({ id, name }) => [id, name])).size).toBe(2 * EXAMPLE_GAMES.length);
});

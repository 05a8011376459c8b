import { expect, it } from "vitest";
import { hardestItems, shareRight } from "./hardest-items.ts";

const item = (name: string, guessedRight: number, guessed: number) => ({ name, guessedRight, guessed });

it("names the five items that are guessed wrong most, without rarely guessed ones", () => {
	const items = [
		item("half", 10, 20),
		item("never", 0, 5),
		item("rarely guessed", 0, 4),
		item("half, more often", 20, 40),
		item("a third", 3, 9),
		item("most", 9, 10),
		item("nearly all", 99, 100),
	];
	const hardest = ["never", "a third", "half, more often", "half", "most"];
	expect(hardestItems(items).map(({ name }) => name)).toEqual(hardest);
});

it("counts the right guesses of all items together", () => {
	expect(shareRight([item("a", 1, 2), item("b", 1, 1), item("c", 0, 0)])).toBe(67);
	expect(shareRight([item("a", 0, 0)])).toBeNull();
});

import { expect, it } from "vitest";
import { itemLetters, itemMark } from "./item-mark.ts";

it.each([
	["Mount Everest", "ME"],
	["K2", "K2"],
	["The Lord of the Rings", "LR"],
	["Everest", "E"],
	["  eiffel tower (Paris) ", "EP"],
	["東京", "東京"],
	["ßtraße", "ß"],
	["👩‍👩‍👧", "👩‍👩‍👧"],
	["The", "T"],
	["\u0001A\uFFFE", "A"],
	["", ""],
])("abbreviates %s to %s", (name, letters) => {
	expect(itemLetters(name)).toBe(letters);
});

it("draws the same mark for the same name, and different marks for different names", () => {
	const names = Array.from({ length: 200 }, (_, index) => `Item ${index}`);
	const marks = names.map((name) => JSON.stringify(itemMark(name)));
	expect(marks).toEqual(names.map((name) => JSON.stringify(itemMark(name))));
	expect(new Set(marks).size).toBeGreaterThan(190);
});

import { expect, test } from "vitest";
import { FACTS, factOf } from "./facts.ts";

test("returns another fact each turn, and repeats them", () => {
	expect(factOf("music", 0)).toBe(FACTS.music[0]);
	expect(factOf("music", FACTS.music.length + 1)).toBe(FACTS.music[1]);
});

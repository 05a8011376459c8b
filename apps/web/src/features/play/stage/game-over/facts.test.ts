import { expect, test } from "vitest";
import { MUSIC_FACTS } from "../../classic/loading/facts.ts";
import { factOf } from "./facts.ts";

test("returns another fact each turn, and repeats them", () => {
	expect(factOf("music", 0)).toBe(MUSIC_FACTS[0]);
	expect(factOf("music", MUSIC_FACTS.length + 1)).toBe(MUSIC_FACTS[1]);
});

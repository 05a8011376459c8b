import { expect, test } from "vitest";
import { MUSIC_FACTS } from "../loading/facts.ts";
import { factOf } from "./facts.ts";

test("another fact each turn, in a circle", () => {
	expect(factOf("music", 0)).toBe(MUSIC_FACTS[0]);
	expect(factOf("music", MUSIC_FACTS.length + 1)).toBe(MUSIC_FACTS[1]);
});

import { expect, it } from "vitest";
import { createRecentlyUsed } from "./recently-used.ts";

it("evicts the least recently used value, and only when it is full", () => {
	const kept = createRecentlyUsed<string, number>(3);
	for (const [index, key] of ["a", "b", "c"].entries()) kept.set(key, index);
	expect(kept.get("a")).toBe(0);
	kept.set("b", 10);
	kept.set("d", 3);
	expect(["a", "b", "c", "d"].map(kept.get)).toEqual([0, 10, undefined, 3]);
});

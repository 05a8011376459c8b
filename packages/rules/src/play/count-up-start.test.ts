import { expect, it } from "vitest";
import { countUpStart } from "./count-up-start.ts";

it.each([
	[0, 0],
	[1000, 300],
	[33_333, 9999],
	[33_334, 10_000],
	[400_000, 10_000],
])("starts the count-up to %d stars at %d", (stars, start) => {
	expect(countUpStart(stars)).toBe(start);
});

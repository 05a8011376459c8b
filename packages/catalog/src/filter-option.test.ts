import { expect, test } from "vitest";
import { isOption, optionOf } from "./filter-option.ts";

const OPTIONS = [
	{ label: "All", value: "all" },
	{ label: "Some", value: "some", from: 5 },
] as const;

test("recognises only values of the list", () => {
	expect(isOption(OPTIONS, "some")).toBe(true);
	expect(["Some", "", 0, null, undefined, {}].some((value) => isOption(OPTIONS, value))).toBe(false);
});

test("finds an option by its value, and throws for a missing one", () => {
	expect(optionOf(OPTIONS, "all").label).toBe("All");
	expect(() => optionOf<string, { label: string; value: string }>(OPTIONS, "none")).toThrow(RangeError);
});

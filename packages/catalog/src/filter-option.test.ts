import { expect, test } from "vitest";
import { isOption, optionOf } from "./filter-option.ts";

const OPTIONS = [
	{ label: "All", value: "all" },
	{ label: "Some", value: "some", from: 5 },
] as const;

test("only a value of the list is an option", () => {
	expect(isOption(OPTIONS, "some")).toBe(true);
	expect(["Some", "", 0, null, undefined, {}].some((value) => isOption(OPTIONS, value))).toBe(false);
});

test("an option is found by its value, and a missing one is refused", () => {
	expect(optionOf(OPTIONS, "all").label).toBe("All");
	expect(() => optionOf<string, { label: string; value: string }>(OPTIONS, "none")).toThrow(RangeError);
});

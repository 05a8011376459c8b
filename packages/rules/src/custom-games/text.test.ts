import { expect, it } from "vitest";
import { checkName } from "./game.ts";
import { NAME_MAX } from "./limits.ts";

it("counts what is left of a text once it is cleaned, unless the text is 20 times too long", () => {
	const unseen = (count: number) => `${" \u202e".repeat(count / 2)}Peaks`;
	expect(checkName(unseen(10 * NAME_MAX))).toBeNull();
	expect(checkName(unseen(20 * NAME_MAX))).toBe("custom-games/name-too-long");
});

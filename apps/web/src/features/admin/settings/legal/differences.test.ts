import { expect, test } from "vitest";
import { differences } from "./differences.ts";

test("finds changed words in changed lines, and only counts the others", () => {
	expect(differences("One.\n\nBe kind.\n\nTwo.", "One.\n\nBe very kind.\n\nTwo.\n")).toEqual([
		{ kind: "same", lines: 2 },
		{
			kind: "changed",
			pieces: [
				{ text: "Be ", is: "same" },
				{ text: "very ", is: "added" },
				{ text: "kind.\n", is: "same" },
			],
		},
		{ kind: "same", lines: 2 },
	]);
});

test("finds added and removed text", () => {
	expect(differences("A.\n", "A.\nB.\n").at(-1)).toEqual({
		kind: "changed",
		pieces: [{ text: "B.\n", is: "added" }],
	});
	expect(differences("A.\nB.\n", "A.\n").at(-1)).toEqual({
		kind: "changed",
		pieces: [{ text: "B.\n", is: "removed" }],
	});
	expect(differences("A.", "A.")).toEqual([{ kind: "same", lines: 1 }]);
});

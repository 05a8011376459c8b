import { expect, test } from "vitest";
import { differences } from "./difference-list.tsx";

test("finds changed words in changed lines, and only counts the others", () => {
	expect(differences("One.\n\nBe kind.\n\nTwo.", "One.\n\nBe very kind.\n\nTwo.\n")).toEqual([
		{ kind: "same", lines: 2 },
		{
			kind: "changed",
			parts: [
				{ text: "Be ", change: "none" },
				{ text: "very ", change: "added" },
				{ text: "kind.\n", change: "none" },
			],
		},
		{ kind: "same", lines: 2 },
	]);
});

test("finds added and removed text", () => {
	expect(differences("A.\n", "A.\nB.\n").at(-1)).toEqual({
		kind: "changed",
		parts: [{ text: "B.\n", change: "added" }],
	});
	expect(differences("A.\nB.\n", "A.\n").at(-1)).toEqual({
		kind: "changed",
		parts: [{ text: "B.\n", change: "removed" }],
	});
	expect(differences("A.", "A.")).toEqual([{ kind: "same", lines: 1 }]);
});

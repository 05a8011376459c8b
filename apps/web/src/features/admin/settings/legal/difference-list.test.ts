import { expect, test } from "vitest";
import { differences } from "./difference-list.tsx";

test("finds changed words in changed lines, and only counts the others", () => {
	expect(differences("One.\n\nBe kind.\n\nTwo.", "One.\n\nBe very kind.\n\nTwo.\n")).toMatchObject([
		2,
		[
			{ value: "Be ", added: false, removed: false },
			{ value: "very ", added: true },
			{ value: "kind.\n", added: false, removed: false },
		],
		2,
	]);
});

test("finds added and removed text", () => {
	expect(differences("A.\n", "A.\nB.\n").at(-1)).toMatchObject([{ value: "B.\n", added: true }]);
	expect(differences("A.\nB.\n", "A.\n").at(-1)).toMatchObject([{ value: "B.\n", removed: true }]);
	expect(differences("A.", "A.")).toEqual([1]);
});

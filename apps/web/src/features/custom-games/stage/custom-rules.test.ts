import { expect, test } from "vitest";
import { customRules } from "./custom-rules.ts";

const game = {
	name: "Animals",
	valueLabel: "tonnes",
	thousandsSeparator: true,
	timerSeconds: 0,
	creatorName: "Ada",
	tint: 0,
} as const;
const asked = (question: string) =>
	customRules({ ...game, question }).words.question("Orca", "White rhino", "tonnes");

test("asks the game's own question", () => {
	expect(asked("Is {B} heavier than {A}?")).toBe("Is Orca heavier than White rhino?");
});

test("asks the usual question without one", () => {
	expect(asked("")).toBe("Tonnes: is Orca higher than White rhino?");
});

test("names the game's own source, or else its creator", () => {
	const sourceOf = (source: string) => customRules({ ...game, question: "", source }).source;
	expect(sourceOf("Survey of 2020")).toBe("Survey of 2020");
	expect(sourceOf("")).toBe("Numbers by Ada");
});

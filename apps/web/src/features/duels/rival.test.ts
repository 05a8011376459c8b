import { expect, test } from "vitest";
import { rivalNote } from "./rival.ts";

const maya = { name: "Maya", score: 3, ms: 4200, isOut: false };
const right = { guess: "higher", correct: true } as const;

test.each([
	["both right", maya, right, true, "Maya was right too"],
	["only the other right", maya, right, false, "Maya was right"],
	["no answer in time", maya, { guess: "timeout", correct: false } as const, true, "Maya ran out of time"],
	["a run that was over", { ...maya, ms: null, isOut: true }, null, true, "Maya’s run had ended"],
	["no side yet", null, null, true, null],
	["no answer yet", { ...maya, ms: null }, null, true, null],
])("after %s", (_, rival, answer, correct, says) => {
	expect(rivalNote(rival, { rival: answer, correct })).toBe(says);
});

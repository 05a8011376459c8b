import { describe, expect, test } from "vitest";
import { leadText, type RunningScore, rivalNote, targetText, trackOf } from "./running-score.ts";

const ofRounds: RunningScore = { own: 3, rival: 4, toBeat: 7, rounds: 10 };
const toMistake: RunningScore = { own: 3, rival: 3, toBeat: 7, rounds: null };

describe("the running score of a duel", () => {
	test("says in a word who is ahead after the same rounds", () => {
		expect(leadText(ofRounds)).toBe("1 behind");
		expect(leadText({ ...ofRounds, own: 4 })).toBe("Level");
		expect(leadText({ ...ofRounds, own: 6 })).toBe("2 ahead");
		expect(leadText({ ...ofRounds, rival: null })).toBeNull();
	});

	test("counts to the other's score where a mistake ends a side", () => {
		expect(leadText(toMistake)).toBe("3 of 7");
		expect(leadText({ ...toMistake, own: 7, rival: 7 })).toBe("Level");
		expect(leadText({ ...toMistake, own: 9, rival: 7 })).toBe("2 ahead");
	});

	test("has a score to beat until it is beaten", () => {
		expect(targetText(ofRounds)).toBe("7 to beat");
		expect(targetText({ ...ofRounds, own: 8 })).toBe("7 beaten");
		expect(targetText({ ...ofRounds, toBeat: null })).toBeNull();
	});

	test("puts both on one track", () => {
		expect(trackOf(ofRounds)).toEqual({ own: 0.3, rival: 0.4 });
		expect(trackOf({ ...toMistake, own: 9, rival: 7 })).toEqual({ own: 1, rival: 7 / 9 });
		expect(trackOf({ ...toMistake, own: 0, rival: 0, toBeat: 0 })).toEqual({ own: 0, rival: 0 });
		expect(trackOf({ ...ofRounds, rival: null, toBeat: null })).toBeNull();
	});
});

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

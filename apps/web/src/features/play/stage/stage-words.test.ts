import { expect, test } from "vitest";
import { carRules } from "../testing/custom-rules.ts";
import { right, run, timedOut, wrong } from "../testing/runs.ts";
import { classicRules } from "./classic-rules.ts";
import type { Verdict } from "./dealer.ts";
import { openStage, reduceStage, type StageEvent } from "./stage-machine.ts";
import type { StageRules } from "./stage-rules.ts";
import { measureOf, type Pair, type StageState } from "./stage-state.ts";
import { announcement, distanceText, question } from "./stage-words.ts";

const country = classicRules("country");
const apply = (...events: StageEvent[]) => events.reduce(reduceStage, openStage(country, run, 0));
const heard = (verdict: Verdict): StageState =>
	apply(
		{ type: "dealt", run, now: 0 },
		{ type: "chosen", direction: "lower", now: 1 },
		{ type: "answered", answer: { kind: "judged", verdict }, now: 2 },
	);
/** The number has finished counting. */
const answered = (verdict: Verdict) => reduceStage(heard(verdict), { type: "clock", now: 502 });

test("announces the first pair, verdict, number, score and next card", () => {
	expect(announcement(apply())).toBe("");
	expect(announcement(apply({ type: "dealt", run, now: 0 }))).toBe("France: 89,400,000. Next: Spain.");
	expect(announcement(heard(right))).toBe("");
	expect(announcement(answered(right))).toBe(
		"Correct. Spain: 82,808,000. 6,592,000 fewer visitors than France. Score 1. Next: Italy.",
	);
	expect(announcement(answered({ ...wrong, score: 2 }))).toBe(
		"Wrong. Spain: 82,808,000. 6,592,000 fewer visitors than France.",
	);
	expect(announcement(answered(timedOut))).toBe(
		"Time's up. Spain: 82,808,000. 6,592,000 fewer visitors than France.",
	);
});

test("announces a continued run, failures and a new game, but nothing without a change", () => {
	const goesOn = apply({ type: "dealt", run: { ...run, score: 2 }, now: 0 });
	expect(announcement(goesOn)).toBe("Score 2. France: 89,400,000. Next: Spain.");
	const waiting = reduceStage(goesOn, { type: "chosen", direction: "lower", now: 1 });
	expect(announcement(waiting)).toBe("");
	expect(announcement(reduceStage(waiting, { type: "clock", now: 3000 }))).toBe("Reconnecting…");
	expect(announcement(reduceStage(waiting, { type: "failed", message: "Refused.", now: 2 }))).toBe(
		"Refused.",
	);
	expect(announcement(reduceStage(answered(right), { type: "clock", now: 2400 }))).toBe("");
	const again = [
		{ type: "clock", now: 5000 },
		{ type: "again", now: 6000 },
		{ type: "dealt", run, now: 6001 },
	] as const;
	expect(announcement(again.reduce(reduceStage, answered(wrong)))).toBe(
		"New game. France: 89,400,000. Next: Spain.",
	);
});

test("puts two items together that the run has shown, and forgets them in the next one", () => {
	const card = (name: string, value: number) => ({ ...run.first, id: name, name, value });
	const [panama, fiji, kenya] = [card("Panama", 1_000_000), card("Fiji", 900_000), card("Kenya", 1_910_000)];
	const second = { ...run, round: 2, first: fiji, second: kenya };
	const third = { ...run, round: 3, first: kenya, second: run.second };
	const guess = (now: number, value: number, next: typeof run | null): StageEvent[] => [
		{ type: "chosen", direction: "lower", now },
		{ type: "answered", answer: { kind: "judged", verdict: { ...right, value, next } }, now },
		{ type: "clock", now: now + 600 },
	];
	const start = { type: "dealt", run: { ...run, first: panama, second: fiji }, now: 0 } as const;
	const seenBoth = apply(
		start,
		...guess(1, fiji.value, second),
		{ type: "clock", now: 3000 },
		...guess(4000, kenya.value, third),
	);
	expect(announcement(seenBoth)).toContain("Kenya: 1,910,000. about as many as Panama and Fiji together.");
	const again = [{ type: "dealt", run: second, now: 9000 }, ...guess(9001, kenya.value, third)] as const;
	const over = { ...seenBoth, phase: "over" } as StageState;
	const restarted = [{ type: "again", now: 8000 } as const, ...again].reduce(reduceStage, over);
	expect(announcement(restarted)).toContain("Kenya: 1,910,000. 2.1 times Fiji.");
});

test("names what the game compares, unless the round names its own", () => {
	expect(measureOf({ rules: country, pair: run })).toBe("annual visitors");
	expect(measureOf({ rules: classicRules("cs16"), pair: { ...run, measure: "damage" } })).toBe("damage");
});

const asks = (rules: StageRules, change: Partial<Pair> = {}) =>
	question({ rules, pair: { ...run, ...change } });

test.each([
	["github", "Does Spain have more stars than France?"],
	["movie", "Did “Spain” cost more to make than “France”?"],
	["history", "Did this come later than “France”?"],
] as const)("words the question of %s", (game, words) => {
	expect(asks(classicRules(game))).toBe(words);
});

test("builds a question from the round's measure, the game's words, and names for sentences", () => {
	const { first, second } = run;
	const weapons = {
		measure: "price",
		first: { ...first, name: "AK-47", inSentence: "the AK-47" },
		second: { ...second, name: "M4A1", inSentence: "the M4A1" },
	};
	expect(asks(classicRules("cs16"), weapons)).toBe("Is the price of the M4A1 higher than that of the AK-47?");
	expect(asks(carRules)).toBe("Does Spain have a higher horsepower than France?");
});

test("formats a number in the round's unit, and in full for screen readers", () => {
	expect(classicRules("cs16").format(4750, "dollars")).toBe("$4,750");
	expect(carRules.format(1200, null)).toBe("1,200 hp");
	const song = { ...run, first: { ...run.first, value: 2_202_000_000 } };
	const music = openStage(classicRules("music"), song, 0);
	expect(announcement(reduceStage(music, { type: "dealt", run: song, now: 0 }))).toBe(
		"France: 2,202,000,000. Next: Spain.",
	);
});

const maya = { username: "Maya", score: 9 };

test.each([
	[3, 7, null, null],
	[5, 7, null, "New best in 3"],
	[8, 7, null, "New best"],
	[6, 0, maya, null],
	[7, 0, maya, "3 to pass Maya"],
	[10, 0, maya, null],
	[7, 7, maya, "New best in 1"],
	[8, 7, maya, "2 to pass Maya"],
	[10, 7, maya, "New best"],
])("with %i points, a best of %i before and %j ahead: %s", (score, bestBefore, toPass, text) => {
	expect(distanceText({ score, bestBefore }, toPass)).toBe(text);
});

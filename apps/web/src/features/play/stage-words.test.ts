import { expect, test } from "vitest";
import { monthOf } from "../../platform/dates/month-of.ts";
import { classicRules } from "./classic-rules.ts";
import type { Verdict } from "./dealer.ts";
import { openStage, reduceStage, type StageEvent } from "./stage-machine.ts";
import { measureOf, type StageState } from "./stage-state.ts";
import { announcement, question, statement } from "./stage-words.ts";
import { carRules } from "./testing/custom-rules.ts";
import { right, run, wrong } from "./testing/runs.ts";

const country = classicRules("country");
const apply = (...events: StageEvent[]) => events.reduce(reduceStage, openStage(country, run, 0));
const answered = (verdict: Verdict): StageState =>
	apply(
		{ type: "dealt", run, now: 0 },
		{ type: "chosen", direction: "lower", now: 1 },
		{ type: "answered", answer: { kind: "judged", verdict }, now: 2 },
	);

test("a screen reader hears the first pair of a game, the verdict, the number, the score and what comes next", () => {
	expect(announcement(apply())).toBe("");
	expect(announcement(apply({ type: "dealt", run, now: 0 }))).toBe("France: 89,400,000. Next: Spain.");
	expect(announcement(answered(right))).toBe("Correct. Spain: 82,808,000. Score 1. Next: Italy.");
	expect(announcement(answered({ ...wrong, score: 2 }))).toBe("Wrong. Spain: 82,808,000. You scored 2.");
	expect(announcement(answered({ ...wrong, outcome: "timeout" }))).toBe(
		"Time's up. Spain: 82,808,000. You scored 0.",
	);
});

test("it hears where a run goes on, of trouble, and of a new game, but nothing while there is nothing new", () => {
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

test("the end of a game is worded as documented", () => {
	const wordsOf = (game: "github" | "country") => {
		const { over, again, home } = classicRules(game).words;
		return [over(4), again, home];
	};
	expect(wordsOf("github")).toEqual(["You scored 4", "Play again", "Back to home"]);
	expect(wordsOf("country")).toEqual(["Game Over!", "Try Again", "Back Home"]);
});

test("what is compared is the game's, unless the round asks something of its own", () => {
	expect(measureOf({ rules: country, pair: run })).toBe("annual visitors");
	expect(measureOf({ rules: classicRules("cs16"), pair: { ...run, measure: "damage" } })).toBe("damage");
});

test("questions and sentences take the game's own buttons, numbers and words", () => {
	const asks = openStage(classicRules("history"), run, 0);
	expect(question(asks, "Concorde")).toBe("Later or earlier than Concorde?");
	const cars = openStage(carRules, run, 0);
	expect(question(cars, "Beetle")).toBe("Faster or slower than Beetle?");
	expect(statement(cars, "Beetle", 1200)).toBe("Beetle has 1,200 hp.");
});

test("the date of the figures is a month", () => {
	expect(monthOf("2026-08")).toBe("Aug 2026");
});

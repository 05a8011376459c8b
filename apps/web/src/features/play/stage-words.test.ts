import { expect, test } from "vitest";
import { monthOf } from "../../platform/dates/month-of.ts";
import type { Judged, Table } from "./dealer.ts";
import { openStage, reduceStage, type Stage, type StageEvent } from "./stage-machine.ts";
import { announcement, measureOf, STAGE_WORDS } from "./stage-words.ts";

const table: Table = {
	round: 1,
	first: { id: "fr", name: "France", art: { kind: "flag", iso2: "fr" }, value: 89_400_000 },
	second: { id: "es", name: "Spain", art: { kind: "flag", iso2: "es" } },
	source: "UN Tourism",
	asOf: "2018-12",
	measure: null,
	startsInMs: 0,
	remainingMs: 20_000,
	score: 2,
	best: 7,
};
const italy = { id: "it", name: "Italy", art: { kind: "flag", iso2: "it" } } as const;
const right: Judged = {
	round: 1,
	correct: true,
	outcome: null,
	value: 82_808_000,
	score: 3,
	best: 7,
	newBest: false,
	next: { ...table, round: 2, second: italy },
};
const wrong: Judged = { ...right, correct: false, outcome: "wrong", score: 2, next: null };

const apply = (...events: StageEvent[]) => events.reduce(reduceStage, openStage("country", table, 0));
const answered = (judged: Judged): Stage =>
	apply(
		{ type: "dealt", table, now: 0 },
		{ type: "chosen", direction: "lower", now: 1 },
		{ type: "answered", answer: { kind: "judged", judged }, now: 2 },
	);

test("a screen reader hears the verdict, the number, the score and what comes next", () => {
	expect(announcement(answered(right))).toBe("Correct. Spain: 82,808,000. Score 3. Next: Italy.");
	expect(announcement(answered(wrong))).toBe("Wrong. Spain: 82,808,000. You scored 2.");
	expect(announcement(answered({ ...wrong, outcome: "timeout" }))).toBe(
		"Time's up. Spain: 82,808,000. You scored 2.",
	);
});

test("it hears of trouble, and of a new game, but nothing while there is nothing new", () => {
	const asking = apply({ type: "dealt", table, now: 0 });
	expect(announcement(asking)).toBe("");
	const waiting = reduceStage(asking, { type: "chosen", direction: "lower", now: 1 });
	expect(announcement(reduceStage(waiting, { type: "clock", now: 3000 }))).toBe("Reconnecting…");
	expect(announcement(reduceStage(waiting, { type: "failed", message: "Refused.", now: 2 }))).toBe(
		"Refused.",
	);
	const again = [
		{ type: "clock", now: 5000 },
		{ type: "again", now: 6000 },
		{ type: "dealt", table: { ...table, score: 0 }, now: 6001 },
	] as const;
	expect(announcement(again.reduce(reduceStage, answered(wrong)))).toBe(
		"New game. France: 89,400,000. Next: Spain.",
	);
});

test("the end of a game is worded as documented", () => {
	const { github, country } = STAGE_WORDS;
	expect([github.over(4), github.again, github.home]).toEqual(["You scored 4", "Play again", "Back to home"]);
	expect([country.over(4), country.again, country.home]).toEqual(["Game Over!", "Try Again", "Back Home"]);
});

test("what is compared is the game's, unless the round asks something of its own", () => {
	const pair = { ...table, measure: null };
	expect(measureOf({ game: "country", pair })).toBe("annual visitors");
	expect(measureOf({ game: "cs16", pair: { ...pair, measure: "damage" } })).toBe("damage");
});

test("the date of the figures is a month", () => {
	expect(monthOf("2026-08")).toBe("Aug 2026");
});

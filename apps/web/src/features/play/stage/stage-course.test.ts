import { expect, test } from "vitest";
import { italy, right, run, wrong } from "../testing/runs.ts";
import { answered, apply, at, dealt, judged, phases } from "../testing/stage-story.ts";
import { classicRules } from "./classic-rules.ts";
import type { DealtRun, Round, Verdict } from "./dealer.ts";
import { nextCueAt, openStage } from "./stage-machine.ts";
import { changesBoth, clockOf, colourOf, markOf, secondsLeft } from "./stage-state.ts";
import { announcement } from "./stage-words.ts";

const history = classicRules("history");
const next = right.next as Round;
/** A mistake that does not end the run. */
const missed: Verdict = { ...wrong, outcome: null, guess: "higher", next };
/** The next round is not known yet. */
const later: Verdict = { ...right, next: null };
const third: DealtRun = { ...run, round: 2, score: 1, first: next.first, second: italy };

test("shows the cross after a mistake that does not end the run, then slides the cards as usual", () => {
	expect(phases(answered(missed), 7300)).toEqual([
		[5500, "crossed"],
		[6500, "settled"],
		[6800, "sliding"],
		[7300, "asking"],
	]);
	const settled = at(answered(missed), 6500);
	expect([colourOf(settled), markOf(settled), settled.score]).toEqual(["wrong", "versus", 0]);
});

test("shows the cross immediately after a time-out that does not end the run, and its number as long as usual", () => {
	const late = apply(at(dealt(), 20_000), judged({ ...missed, guess: "timeout" }, 20_100));
	expect([late.phase, announcement(late)]).toEqual(["crossed", expect.stringMatching(/^Time's up\./)]);
	expect(phases(late, 22_400).map(([, phase]) => phase)).toEqual(["settled", "sliding", "asking"]);
});

test("applies a round's own rules from the moment it is asked", () => {
	const mixed = { ...next, rules: history, remainingMs: 35_000 };
	const told = answered({ ...right, next: mixed });
	expect(at(told, 7299).rules).toBe(told.rules);
	const asked = at(told, 7300);
	expect([asked.rules, secondsLeft(clockOf(asked), 7300)]).toEqual([history, 35]);
	expect(asked.pair).not.toHaveProperty("rules");
	expect(openStage(classicRules("country"), { ...run, rules: history }, 0).rules).toBe(history);
	const back = apply(openStage(history, null, 0), { type: "dealt", run: { ...run, rules: history }, now: 0 });
	expect(back.rules).toBe(history);
});

test("treats both cards as new if the first is another card or of another game", () => {
	const { rules, pair } = at(answered(right), 5500);
	if (!pair) throw new Error("no pair");
	const changes = (round: Round) => changesBoth({ rules, pair }, round);
	expect(changes(next)).toBe(false);
	expect(changes({ ...next, first: { ...next.first, id: "pt" } })).toBe(true);
	expect(changes({ ...next, rules: history })).toBe(true);
});

test("announces two new cards with their question", () => {
	const round = { ...next, rules: history, first: { ...next.first, id: "x", name: "The fair", value: 1851 } };
	expect(announcement(at(answered({ ...right, next: round }), 5500))).toBe(
		"Correct. Spain: 82,808,000. 6,592,000 fewer visitors than France. Score 1. The fair: 1851. Did this come later than “The fair”?",
	);
});

test("shows a note with the mark, not before", () => {
	const told = answered({ ...missed, note: "62 % said higher" });
	expect(announcement(told)).toBe("");
	expect(announcement(at(told, 5500))).toBe(
		"Wrong. Spain: 82,808,000. 6,592,000 fewer visitors than France. 62 % said higher. Score 0. Next: Italy.",
	);
});

test("waits without limit if there is neither a next round nor an end", () => {
	const waiting = at(answered(later), 1e7);
	expect([waiting.phase, nextCueAt(waiting), colourOf(waiting)]).toEqual(["waiting", null, "right"]);
	expect(announcement(waiting)).toBe("Correct. Spain: 82,808,000. 6,592,000 fewer visitors than France.");
	const failed = apply(waiting, { type: "failed", message: "It broke.", now: 1e7 });
	expect(failed).toMatchObject({ phase: "failed", verdict: { value: 82_808_000 } });
});

test("brings in the cards of an awaited round before its clock starts", () => {
	const coming = { type: "came", run: { ...third, startsInMs: 3000 }, now: 10_000 } as const;
	const told = apply(at(answered(later), 6500), coming);
	expect(announcement(told)).toBe("Score 1. Next: Italy.");
	expect(phases(told, 13_000)).toEqual([
		[12_500, "sliding"],
		[13_000, "asking"],
	]);
	expect(at(told, 13_000)).toMatchObject({ deadline: 33_000, score: 1, isFirst: false });
});

test("brings in the cards immediately if the clock runs already", () => {
	const coming = { type: "came", run: { ...third, startsInMs: 0 }, now: 10_000 } as const;
	const told = apply(at(answered(later), 6500), coming);
	expect([told.phase, phases(told, 10_500)]).toEqual(["sliding", [[10_500, "asking"]]]);
	expect(at(told, 10_500)).toMatchObject({ deadline: 30_000 });
});

test("ends if no round comes", () => {
	const over = apply(at(answered(later), 6500), { type: "came", run: null, now: 9000 });
	expect(over).toMatchObject({ phase: "over", verdict: { correct: true } });
	expect(apply(over, { type: "came", run: third, now: 9001 })).toBe(over);
});

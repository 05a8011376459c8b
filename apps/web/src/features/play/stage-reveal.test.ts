import { expect, test } from "vitest";
import { colourOf, countUpMs, markOf } from "./stage-state.ts";
import { right, wrong } from "./testing/runs.ts";
import { answered, at, phases } from "./testing/stage-story.ts";

test("a number counts first: until it has settled, nothing says that it is right, and the score stands", () => {
	const before = answered({ ...right, score: 8, best: 7 });
	expect(before).toMatchObject({ phase: "counting", score: 0, best: 7, verdict: { value: 82_808_000 } });
	expect(at(before, 5499)).toBe(before);
	expect(at(before, 5500)).toMatchObject({ phase: "right", score: 8, best: 8 });
});

test("what a year means, which does not count, is said 300 ms after it", () => {
	expect(phases(answered(right, "history"), 5300)).toEqual([[5300, "right"]]);
	expect(countUpMs(answered(right, "history"))).toBe(0);
});

test("of subscribers the check shows before it goes, and colours when the number has settled", () => {
	const counts = answered(right, "reddit");
	expect([countUpMs(counts), colourOf(counts)]).toEqual([1500, undefined]);
	const marked = at(counts, 6000);
	expect(marked).toMatchObject({ phase: "right", score: 1 });
	expect([countUpMs(marked), colourOf(marked)]).toEqual([1500, undefined]);
	const settled = at(counts, 6500);
	expect([settled.phase, countUpMs(settled), colourOf(settled)]).toEqual(["settled", 0, "right"]);
});

test("a wrong guess has no colour before the cross", () => {
	const counts = answered(wrong);
	expect([colourOf(counts), markOf(counts)]).toEqual([undefined, "versus"]);
	expect([colourOf(at(counts, 5500)), markOf(at(counts, 5500))]).toEqual(["wrong", "cross"]);
});

import { expect, test } from "vitest";
import { right, wrong } from "../testing/runs.ts";
import { answered, at, phases } from "../testing/stage-story.ts";
import { colourOf, countUpMs, markOf } from "./stage-state.ts";

test("shows neither verdict nor score before the number has finished counting", () => {
	const before = answered({ ...right, score: 8, best: 7 });
	expect(before).toMatchObject({ phase: "counting", score: 0, best: 7, verdict: { value: 82_808_000 } });
	expect(at(before, 5499)).toBe(before);
	expect(at(before, 5500)).toMatchObject({ phase: "right", score: 8, best: 8 });
});

test("shows the verdict on a year 300 ms after the number", () => {
	expect(phases(answered(right, "history"), 5300)).toEqual([[5300, "right"]]);
	expect(countUpMs(answered(right, "history"))).toBe(0);
});

test("shows the check on subscribers before it disappears, and colours after counting", () => {
	const counts = answered(right, "reddit");
	expect([countUpMs(counts), colourOf(counts)]).toEqual([1500, undefined]);
	const marked = at(counts, 6000);
	expect(marked).toMatchObject({ phase: "right", score: 1 });
	expect([countUpMs(marked), colourOf(marked)]).toEqual([1500, undefined]);
	const settled = at(counts, 6500);
	expect([settled.phase, countUpMs(settled), colourOf(settled)]).toEqual(["settled", 0, "right"]);
});

test("shows no colour before the cross of a wrong guess", () => {
	const counts = answered(wrong);
	expect([colourOf(counts), markOf(counts)]).toEqual([undefined, "versus"]);
	expect([colourOf(at(counts, 5500)), markOf(at(counts, 5500))]).toEqual(["wrong", "cross"]);
});

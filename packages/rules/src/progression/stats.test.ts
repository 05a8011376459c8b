import { describe, expect, it } from "vitest";
import { type FinishedRun, type RunningStats, statsAfterRun } from "./stats.ts";

const UNPLAYED: RunningStats = {
	gamesPlayed: 0,
	perfectStreak: 0,
	currentStreak: 0,
	comebacks: 0,
	fastAnswers: 0,
};
const run: FinishedRun = { score: 7, streak: 7, fastAnswers: 3, outcome: "wrong", previousScore: null };

describe("after a judged run", () => {
	it("the run counts as played, even one that scored 0", () => {
		expect(statsAfterRun(UNPLAYED, { ...run, score: 0, streak: 0 }).gamesPlayed).toBe(1);
	});

	it("the longest streak stays", () => {
		const once = statsAfterRun(UNPLAYED, run);
		expect(once).toMatchObject({ perfectStreak: 7, currentStreak: 0 });
		expect(statsAfterRun(once, { ...run, streak: 4 }).perfectStreak).toBe(7);
	});

	it("a streak continues after a run that ended because the items ran out", () => {
		const all = statsAfterRun(UNPLAYED, { ...run, outcome: "exhausted" });
		expect(all).toMatchObject({ perfectStreak: 7, currentStreak: 7 });
		const more = statsAfterRun(all, { ...run, streak: 4, outcome: "timeout" });
		expect(more).toMatchObject({ perfectStreak: 11, currentStreak: 0 });
	});

	it("fast answers are the most in one run", () => {
		const stats = statsAfterRun(UNPLAYED, run);
		expect(statsAfterRun(stats, { ...run, fastAnswers: 2 }).fastAnswers).toBe(3);
		expect(statsAfterRun(stats, { ...run, fastAnswers: 5 }).fastAnswers).toBe(5);
	});

	it.each([
		[0, 5, 1],
		[0, 4, 0],
		[1, 9, 0],
		[null, 9, 0],
	])("after a run of %s, one of %d makes %d comebacks", (previousScore, score, comebacks) => {
		expect(statsAfterRun(UNPLAYED, { ...run, previousScore, score }).comebacks).toBe(comebacks);
	});
});

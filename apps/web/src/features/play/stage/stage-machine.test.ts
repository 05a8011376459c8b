import { GAME_IDS } from "@hilo/rules/play/games";
import { describe, expect, test } from "vitest";
import { carRules } from "../testing/custom-rules.ts";
import { italy, right, run, timedOut, wrong } from "../testing/runs.ts";
import { answered, apply, at, dealt, guessed, judged, phases } from "../testing/stage-story.ts";
import { classicRules } from "./classic-rules.ts";
import type { Verdict } from "./dealer.ts";
import { nextCueAt, openStage } from "./stage-machine.ts";
import {
	clockOf,
	colourOf,
	countUpMs,
	markOf,
	type StageState,
	secondsLeft,
	timerTone,
} from "./stage-state.ts";

const seconds = (stage: StageState, now: number) => secondsLeft(clockOf(stage), now);

describe("a correct guess", () => {
	test("hides the mark after 1.5 s, slides the cards after 1.8 s, and shows the next item after 2.3 s", () => {
		expect(phases(answered(right), 7300)).toEqual([
			[5500, "right"],
			[6500, "settled"],
			[6800, "sliding"],
			[7300, "asking"],
		]);
	});

	test("resets the clock to 20 s with the next item", () => {
		const next = at(answered(right), 7300);
		expect(next.pair).toMatchObject({ round: 2, first: { id: "es" }, second: { id: "it" } });
		expect(seconds(next, 7300)).toBe(20);
		expect(next).toMatchObject({ phase: "asking", deadline: 27_300, isFirst: false });
		expect(next).not.toHaveProperty("verdict");
	});

	test("shortens the next round after a late answer, because the server's clock runs", () => {
		const late: Verdict = {
			...right,
			next: right.next && { ...right.next, startsInMs: 0, remainingMs: 16_000 },
		};
		expect(seconds(at(answered(late), 7300), 7300)).toBe(14);
	});

	test("ends the run when no item is left", () => {
		expect(phases(answered({ ...right, outcome: "exhausted", next: null }), 60_000)).toEqual([
			[5500, "right"],
			[6500, "over"],
		]);
	});
});

describe("a wrong guess", () => {
	test("shows the cross after 0.5 s and the modal after 1.5 s in the repository game", () => {
		expect(answered(wrong, "github").phase).toBe("counting");
		expect(phases(answered(wrong, "github"), 60_000)).toEqual([
			[5500, "crossed"],
			[6500, "over"],
		]);
	});

	test("stops the clock", () => {
		expect(seconds(answered(wrong), 90_000)).toBe(16);
	});
});

describe("the clock", () => {
	test("turns orange at 10 s and red at 5 s", () => {
		expect([20, 11, 10, 6, 5, 0].map(timerTone)).toEqual([
			"calm",
			"calm",
			"warn",
			"warn",
			"danger",
			"danger",
		]);
	});

	test("reports the time-out at 0, and ends the game after its verdict", () => {
		expect(phases(dealt(), 20_000)).toEqual([[20_000, "judging"]]);
		const asked = at(dealt(), 20_000);
		expect(asked).toMatchObject({ guess: "timeout", leftMs: 0 });
		const over = apply(asked, judged(timedOut, 20_050));
		expect(over).toMatchObject({ phase: "over", score: 0, verdict: { value: 82_808_000 } });
	});

	test("shows the number of a time-out that ends a deck", () => {
		const deck = openStage({ ...classicRules("country"), revealsTimeout: true }, null, 0);
		const asked = at(apply(deck, { type: "dealt", run, now: 0 }), 20_000);
		const told = apply(asked, judged(timedOut, 20_050));
		expect(told).toMatchObject({ phase: "crossed", verdict: { value: 82_808_000 } });
		expect(phases(told, 60_000)).toEqual([[21_550, "over"]]);
	});

	test("treats a guess after its end as a time-out", () => {
		const late = apply(dealt(), { type: "chosen", direction: "higher", now: 20_400 });
		expect(late).toMatchObject({ phase: "judging", guess: "timeout" });
	});

	test("catches up in one step when a sleeping tab wakes", () => {
		const woken = at(answered(right), 40_000);
		expect(woken).toMatchObject({ phase: "judging", guess: "timeout", pair: { round: 2 }, isSlow: false });
	});
});

describe("a run that came with the page", () => {
	const page = openStage(classicRules("country"), { ...run, score: 3, remainingMs: 12_000 }, 0);

	test("is shown with a stopped, full clock until it is dealt", () => {
		expect(page).toMatchObject({ phase: "opening", score: 3, best: 7, pair: { round: 1 } });
		expect(seconds(page, 9000)).toBe(12);
		expect(seconds(apply(page, { type: "dealt", run, now: 1000 }), 2000)).toBe(19);
	});

	test("accepts no guess before that", () => {
		expect(apply(page, { type: "chosen", direction: "higher", now: 100 })).toBe(page);
	});
});

describe("a game without a clock", () => {
	const untimed = { ...run, remainingMs: null };
	const asking = apply(openStage(carRules, null, 0), { type: "dealt", run: untimed, now: 0 });

	test("waits for a guess without limit", () => {
		expect(asking.phase).toBe("asking-untimed");
		expect(nextCueAt(asking)).toBeNull();
		expect(seconds(at(asking, 1e9), 1e9)).toBeNull();
		const late = apply(asking, { type: "chosen", direction: "lower", now: 1e9 });
		expect(late).toMatchObject({ phase: "judging", guess: "lower", leftMs: null });
	});

	test("ends with an animation that can be skipped", () => {
		const guess = { type: "chosen", direction: "lower", now: 0 } as const;
		const missed = apply(asking, guess, judged(wrong, 1000));
		expect(phases(missed, 60_000)).toEqual([
			[1300, "crossed"],
			[2600, "closing"],
			[4600, "over"],
		]);
		const last = apply(asking, guess, judged({ ...right, outcome: "exhausted", next: null }, 1000));
		expect(phases(last, 60_000)).toEqual([
			[1300, "right"],
			[4000, "closing"],
			[6000, "over"],
		]);
		const closing = at(missed, 2600);
		expect([colourOf(closing), markOf(closing)]).toEqual(["wrong", "cross"]);
		expect(apply(closing, { type: "skipped", now: 2601 }).phase).toBe("over");
		const crossed = at(missed, 1300);
		expect(apply(crossed, { type: "skipped", now: 1301 })).toBe(crossed);
	});
});

test.each([
	["a second click", guessed(), { type: "chosen", direction: "higher", now: 4001 }],
	[
		"a run that was dealt while a guess is judged",
		guessed(),
		{ type: "dealt", run: { ...run, score: 9 }, now: 4001 },
	],
	["an answer without a guess", dealt(), judged(right, 1)],
	["a failure while the stage does not wait", dealt(), { type: "failed", message: "Too late.", now: 1 }],
	["a new game during a game", dealt(), { type: "again", now: 1 }],
] as const)("%s changes nothing", (_, stage, event) => {
	expect(apply(stage, event)).toBe(stage);
});

describe("failures", () => {
	test("says that it is reconnecting until a late answer comes", () => {
		const waiting = at(guessed(), 6500);
		expect(waiting).toMatchObject({ isSlow: true });
		expect(apply(waiting, judged(right, 9000))).not.toHaveProperty("isSlow", true);
	});

	test("shows the state that another tab has reached", () => {
		const ahead = { ...run, round: 4, score: 3, second: italy, remainingMs: 9000 };
		const moved = apply(guessed(), {
			type: "answered",
			answer: { kind: "moved-on", run: ahead },
			now: 5000,
		});
		expect(moved).toMatchObject({
			phase: "asking",
			score: 3,
			pair: { round: 4, second: { id: "it" } },
			isFirst: true,
		});
		expect(seconds(moved, 5000)).toBe(9);
	});

	test("ends if another tab has ended the run", () => {
		const ended = apply(guessed(), { type: "answered", answer: { kind: "moved-on", run: null }, now: 5000 });
		expect(ended.phase).toBe("over-elsewhere");
		expect(apply(ended, { type: "again", now: 6000 })).toMatchObject({ phase: "dealing", verdict: null });
	});

	test("keeps an error text until the player starts again", () => {
		const failed = apply(guessed(), { type: "failed", message: "Failed to start the game.", now: 5000 });
		expect(failed).toMatchObject({ phase: "failed", problem: "Failed to start the game." });
		const again = apply(failed, { type: "again", now: 6000 });
		expect(again.phase).toBe("dealing");
		expect(again).not.toHaveProperty("problem");
	});
});

describe("the score and the best", () => {
	test("raises the best score, saved or not", () => {
		expect(at(answered({ ...right, score: 8, best: 7 }), 5500).best).toBe(8);
	});

	test("start over with a new run, and the best stays", () => {
		const over = at(answered({ ...right, score: 8, best: 7, outcome: "exhausted", next: null }), 60_000);
		const again = apply(over, { type: "again", now: 61_000 });
		expect(again).toMatchObject({ phase: "dealing", pair: { round: 1 }, verdict: { score: 8 } });
		const anew = apply(again, { type: "dealt", run, now: 61_500 });
		expect(anew).toMatchObject({ phase: "asking", score: 0, best: 8, games: 2 });
		expect(seconds(anew, 61_500)).toBe(20);
	});
});

describe("nothing about the verdict is shown early", () => {
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
});

test.each(GAME_IDS)("the number of a wrong guess in %s is readable for 0.6 s before the end", (game) => {
	const counts = answered(wrong, game);
	const over = phases(counts, 60_000).find(([, phase]) => phase === "over");
	expect(5000 + countUpMs(counts) + 600).toBeLessThanOrEqual(over?.[0] ?? 0);
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { carRules } from "../testing/custom-rules.ts";
import { right, run, timedOut, wrong } from "../testing/runs.ts";
import { classicRules } from "./classic-rules.ts";
import type { DealtRun, Verdict } from "./dealer.ts";
import { nextCueAt, openStage, reduceStage, SLOW_MS, type StageEvent } from "./stage-machine.ts";
import type { StageRules } from "./stage-rules.ts";
import {
	clockOf,
	colourOf,
	countUpMs,
	hasEnded,
	markOf,
	type StageState,
	secondsLeft,
	takesGuess,
	verdictOf,
} from "./stage-state.ts";
import { announcement } from "./stage-words.ts";

const rulesOf = fc.constantFrom(
	classicRules("github"),
	classicRules("country"),
	classicRules("reddit"),
	classicRules("history"),
	classicRules("cs16"),
	carRules,
	{ ...carRules, timerMs: 15_000 },
);
const score = fc.nat(30);
/** Longer than the clock of any rules, because a game may be changed during a run. */
const LONGEST_MS = 40_000;
const runOf: fc.Arbitrary<DealtRun> = fc
	.record({ score, best: score, startsInMs: fc.nat(3000), remainingMs: fc.option(fc.nat(LONGEST_MS)) })
	.map((change) => ({ ...run, ...change }));
const roundOf = fc
	.tuple(runOf, fc.option(rulesOf))
	.map(([round, rules]) => (rules ? { ...round, rules, first: { ...round.first, id: rules.title } } : round));
const verdictOfAny: fc.Arbitrary<Verdict> = fc.oneof(
	fc.tuple(roundOf, score).map(([next, score]) => ({ ...right, score, next })),
	// A mistake that does not end the run, and a round that is not known yet.
	fc
		.tuple(
			fc.option(roundOf),
			fc.constantFrom<Verdict>(
				{ ...right, guess: "lower" },
				{ ...wrong, guess: "higher" },
				{ ...timedOut, guess: "timeout" },
			),
		)
		.map(([next, judged]) => ({ ...judged, outcome: null, next })),
	fc.constantFrom<Verdict>(wrong, timedOut, { ...right, outcome: "exhausted", next: null }),
);

type Untimed<E> = E extends StageEvent ? Omit<E, "now"> : never;
const eventOf: fc.Arbitrary<Untimed<StageEvent>> = fc.oneof(
	runOf.map((run) => ({ type: "dealt", run }) as const),
	fc
		.constantFrom("higher" as const, "lower" as const)
		.map((direction) => ({ type: "chosen", direction }) as const),
	verdictOfAny.map((verdict) => ({ type: "answered", answer: { kind: "judged", verdict } }) as const),
	fc.option(runOf).map((run) => ({ type: "answered", answer: { kind: "moved-on", run } }) as const),
	roundOf.map((run) => ({ type: "came", run }) as const),
	fc.constantFrom(
		{ type: "came", run: null } as const,
		{ type: "failed", message: "It broke." } as const,
		{ type: "again" } as const,
		{ type: "clock" } as const,
	),
);
/** The pause before an event: mostly short, sometimes a tab's whole sleep. */
const pause = fc.oneof(fc.nat(800), fc.nat(6000), fc.nat(10_000_000));
const story = fc.record({
	rules: rulesOf,
	first: fc.option(runOf),
	events: fc.array(fc.tuple(pause, eventOf), { maxLength: 60 }),
});

function* told(rules: StageRules, first: DealtRun | null, events: [number, Untimed<StageEvent>][]) {
	let now = 0;
	let stage = openStage(rules, first, now);
	yield { before: stage, stage, now };
	for (const [pause, event] of events) {
		now += pause;
		const before = stage;
		stage = reduceStage(stage, { ...event, now });
		yield { before, stage, now };
	}
}

/** No colour, no mark, no announcement. */
const SILENT = [undefined, "versus", ""];

function expectPossible(stage: StageState, now: number) {
	const { phase, pair, score, best } = stage;
	expect(best).toBeGreaterThanOrEqual(score);
	if (phase !== "dealing" && phase !== "failed") expect(pair).not.toBeNull();

	const seconds = secondsLeft(clockOf(stage), now);
	if (phase === "asking") expect(seconds).not.toBeNull();
	if (phase === "asking-untimed") expect(seconds).toBeNull();
	if (seconds !== null) {
		expect(seconds).toBeGreaterThanOrEqual(0);
		expect(seconds).toBeLessThanOrEqual(LONGEST_MS / 1000);
	}

	const cue = nextCueAt(stage);
	if (cue !== null) expect(cue, "nothing that was due is left undone").toBeGreaterThan(now);
	if (hasEnded(stage)) expect(cue).toBeNull();

	const verdict = verdictOf(stage);
	if (takesGuess(stage) || phase === "judging") expect(verdict).toBeNull();
	if (phase === "right") expect(verdict?.correct).toBe(true);
	if ((phase === "settled" || phase === "sliding") && verdict?.next) expect(verdict.next).toEqual(stage.next);
	if (phase === "waiting") expect([verdict?.next, verdict?.outcome, cue]).toEqual([null, null, null]);
	if (phase === "over") expect(verdict?.next).toBeNull();
	if (phase === "crossed") expect(verdict?.correct).toBe(false);
	// Nothing shows whether the guess was right before the number has finished counting.
	if (phase === "counting") expect([colourOf(stage), markOf(stage), announcement(stage)]).toEqual(SILENT);
	if (colourOf(stage)) expect(countUpMs(stage)).toBe(0);
}

test("the stage is consistent after any events in any order", () => {
	fc.assert(
		fc.property(story, ({ rules, first, events }) => {
			for (const { before, stage, now } of told(rules, first, events)) {
				expectPossible(stage, now);
				expect(stage.best).toBeGreaterThanOrEqual(before.best);
				if (before.phase === "judging" && stage.phase === "counting") expect(stage.score).toBe(before.score);
				expect(stage.games - before.games).toBeOneOf([0, 1]);
			}
		}),
		{ numRuns: 500 },
	);
});

test("a tab that wakes late reaches the same state", () => {
	fc.assert(
		fc.property(story, fc.nat(200_000), ({ rules, first, events }, sleep) => {
			for (const { stage, now } of told(rules, first, events)) {
				const until = now + sleep;
				const late = reduceStage(stage, { type: "clock", now: until });
				let awake = stage;
				for (let cue = nextCueAt(awake); cue !== null && cue <= until; cue = nextCueAt(awake))
					awake = reduceStage(awake, { type: "clock", now: cue });
				expect([late.phase, late.pair, verdictOf(late), late.score]).toEqual([
					awake.phase,
					awake.pair,
					verdictOf(awake),
					awake.score,
				]);
				// Only the wait for the dealer starts over, because the dealer was just asked.
				const waits = nextCueAt(late);
				if (late.phase === "judging" && waits !== null) expect(waits).toBeLessThanOrEqual(until + SLOW_MS);
			}
		}),
		{ numRuns: 200 },
	);
});

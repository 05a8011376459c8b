import type { Direction, Guess } from "@hilo/rules/play/engine";
import type { Answer, DealtRun, Round, Verdict } from "./dealer.ts";
import { seenAfter } from "./stage-gap.ts";
import type { StageRules } from "./stage-rules.ts";
import {
	type Asking,
	hasEnded,
	type Judged,
	type Judging,
	ranOut,
	type StageCommon,
	type StageState,
	takesGuess,
	verdictOf,
} from "./stage-state.ts";

/** An answer that takes longer makes the stage say that it is reconnecting. */
export const SLOW_MS = 2500;

export type StageEvent = { readonly now: number } & (
	| { readonly type: "dealt"; readonly run: DealtRun }
	| { readonly type: "chosen"; readonly direction: Direction }
	| { readonly type: "answered"; readonly answer: Answer }
	| { readonly type: "came"; readonly run: DealtRun | null }
	| { readonly type: "failed"; readonly message: string }
	| { readonly type: "held" }
	| { readonly type: "skipped" }
	| { readonly type: "again" }
	| { readonly type: "clock" }
);

/** The initial stage. A run that came with the page is shown immediately. */
export function openStage(rules: StageRules, run: DealtRun | null, now: number): StageState {
	const waits = { since: now, isSlow: false };
	const empty = { rules, games: 1, score: 0, best: 0, bestBefore: 0, winStreak: 0, seen: [] };
	if (!run) return { ...empty, phase: "dealing", pair: null, verdict: null, ...waits };
	const common = { ...empty, rules: run.rules ?? rules, ...scoresOf(run) };
	const { pair, leftMs } = placed(run);
	return { ...common, phase: "opening", pair, leftMs, ...waits };
}

/** Returns the next stage. An event that does not fit the phase, such as a second click, changes nothing. */
export function reduceStage(stage: StageState, event: StageEvent): StageState {
	const { now } = event;
	const due = catchUp(stage, now);
	switch (event.type) {
		case "dealt":
			return due.phase === "dealing" || due.phase === "opening" ? deal(due, event.run, now) : due;
		case "chosen":
			return takesGuess(due) ? guess(due, event.direction, now) : due;
		case "held":
			return takesGuess(due) ? { ...stopped(due, now), phase: "opening" } : due;
		case "answered":
			return due.phase === "judging" ? catchUp(hear(due, event.answer, now), now) : due;
		case "came":
			return due.phase === "waiting" ? catchUp(bringIn(due, event.run, now), now) : due;
		case "failed":
			return fail(due, event.message);
		case "skipped":
			return due.phase === "closing" ? { ...due, phase: "over" } : due;
		case "again":
			return again(due, now);
		case "clock":
			return due;
	}
}

/** When the stage changes by itself next; null if it waits for an event. */
export function nextCueAt(stage: StageState): number | null {
	return cueOf(stage)?.at ?? null;
}

interface Cue {
	readonly at: number;
	readonly turn: (now: number) => StageState;
}

function cueOf(stage: StageState): Cue | null {
	const { delays } = stage.rules;
	switch (stage.phase) {
		case "dealing":
		case "opening":
		case "judging":
			return stage.isSlow ? null : { at: stage.since + SLOW_MS, turn: () => ({ ...stage, isSlow: true }) };
		case "asking":
			return { at: stage.deadline, turn: (now) => guess(stage, "timeout", now) };
		case "counting": {
			const { correct } = stage.verdict;
			return { at: stage.since + (correct ? delays.checkMs : delays.crossMs), turn: () => mark(stage) };
		}
		case "right":
		case "crossed":
			return { at: stage.since + revealMs(stage), turn: () => takeMarkAway(stage) };
		case "settled":
			return { at: stage.since + delays.slideMs, turn: () => ({ ...stage, phase: "sliding" }) };
		case "sliding":
			return {
				at: stage.since + delays.advanceMs,
				turn: () => ask(stage, stage.next, stage.since, false),
			};
		case "closing":
			return {
				at: stage.since + revealMs(stage) + delays.closingMs,
				turn: () => ({ ...stage, phase: "over" }),
			};
		case "asking-untimed":
		case "waiting":
		case "over":
		case "over-elsewhere":
		case "failed":
			return null;
	}
}

/** How long a verdict's mark stays, or the end of the run takes to start. */
function revealMs({ rules: { delays }, verdict }: Judged): number {
	return verdict.correct || goesOn(verdict) ? delays.hideMarkMs : delays.gameOverMs;
}

/** Applies all changes that are due by `now`, in order: a background tab may wake late. */
function catchUp(stage: StageState, now: number): StageState {
	let current = stage;
	for (let cue = cueOf(current); cue && cue.at <= now; cue = cueOf(current)) current = cue.turn(now);
	return current;
}

function deal(stage: StageState, run: DealtRun, now: number): StageState {
	const { best, ...scores } = scoresOf(run);
	return ask({ ...stage, ...scores, best: Math.max(stage.best, best) }, run, now, true);
}

/** The scores of a run that may have been played in part. */
function scoresOf({ score, best, round, marks = [] }: DealtRun) {
	const isFlawless = score === round - 1;
	const winStreak = isFlawless ? score : marks.length - 1 - marks.findLastIndex((mark) => mark !== "right");
	return { score, best: Math.max(best, score), bestBefore: best, winStreak };
}

function ask(stage: StageCommon, round: Round, at: number, isFirst: boolean): StageState {
	const { pair, leftMs } = placed(round);
	const rules = round.rules ?? stage.rules;
	const asked = { ...commonOf(stage), rules, pair, isFirst };
	if (leftMs === null) return { ...asked, phase: "asking-untimed" };
	return { ...asked, phase: "asking", deadline: at + round.startsInMs + leftMs, leftMs };
}

/** A round's cards and clock. The round's own clock counts: its game may have changed since it was dealt. */
function placed({ startsInMs: _, remainingMs: leftMs, rules: __, ...pair }: Round) {
	return { pair, leftMs };
}

function guess(stage: Asking, choice: Guess, now: number): Judging {
	return { ...stopped(stage, now), phase: "judging", guess: choice };
}

/** The stage after a guess, with a stopped clock, waiting for the dealer. */
function stopped(stage: Asking, now: number) {
	const leftMs = stage.phase === "asking" ? Math.min(stage.leftMs, stage.deadline - now) : null;
	return { ...commonOf(stage), pair: stage.pair, leftMs, since: now, isSlow: false };
}

function hear(stage: Judging, answer: Answer, now: number): StageState {
	const { pair, leftMs } = stage;
	if (answer.kind === "moved-on") {
		if (answer.run) return deal(stage, answer.run, now);
		return { ...commonOf(stage), phase: "over-elsewhere", pair, leftMs };
	}
	const { verdict } = answer;
	const revealed = { pair, guess: stage.guess, verdict, leftMs, since: now };
	const seen = seenAfter(stage, verdict);
	const counting = { ...commonOf(stage), ...revealed, seen, phase: "counting" } as const;
	return ranOut(verdict) ? mark(counting) : counting;
}

/** Shows whether the guess was right. Until then not even the score changes. */
function mark(stage: Judged): StageState {
	const { verdict, rules } = stage;
	const { correct, score, best } = verdict;
	const isRevealed = !ranOut(verdict) || goesOn(verdict) || rules.revealsTimeout;
	const phase = correct ? "right" : isRevealed ? "crossed" : "over";
	// Raised here too: the best score on the screen does not wait for the server.
	const winStreak = correct ? stage.winStreak + 1 : 0;
	return { ...stage, phase, score, winStreak, best: Math.max(stage.best, best, score) };
}

function takeMarkAway(stage: Judged): StageState {
	const { next } = stage.verdict;
	if (next) return { ...stage, phase: "settled", next };
	return { ...stage, phase: goesOn(stage.verdict) ? "waiting" : "closing" };
}

function goesOn({ next, outcome }: Verdict): boolean {
	return next !== null || outcome === null;
}

/** Brings in a round that was waited for: its cards slide in before its clock starts, or as soon as they can. */
function bringIn(stage: Judged, run: DealtRun | null, now: number): StageState {
	if (!run) return { ...stage, phase: "over" };
	const { slideMs, advanceMs } = stage.rules.delays;
	const since = now + Math.max(run.startsInMs, advanceMs - slideMs) - advanceMs;
	const next = { ...run, startsInMs: now + run.startsInMs - since };
	const best = Math.max(stage.best, run.best, run.score);
	return { ...stage, phase: "settled", score: run.score, best, since, next };
}

const WAITS: readonly StageState["phase"][] = ["dealing", "opening", "judging", "waiting"];

/** The dealer's failure matters only while the stage waits for it. */
function fail(stage: StageState, problem: string): StageState {
	if (!WAITS.includes(stage.phase)) return stage;
	const leftMs = "leftMs" in stage ? stage.leftMs : stage.rules.timerMs;
	const { pair } = stage;
	return { ...commonOf(stage), phase: "failed", pair, verdict: verdictOf(stage), leftMs, problem };
}

function again(stage: StageState, now: number): StageState {
	if (!hasEnded(stage)) return stage;
	const common = { ...commonOf(stage), games: stage.games + 1, seen: [] };
	const [pair, verdict] = [stage.pair, verdictOf(stage)];
	return { ...common, phase: "dealing", pair, verdict, since: now, isSlow: false };
}

function commonOf({ rules, games, score, best, bestBefore, winStreak, seen }: StageCommon): StageCommon {
	return { rules, games, score, best, bestBefore, winStreak, seen };
}

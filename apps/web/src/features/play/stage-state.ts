import { TIMER_DANGER_SECONDS, TIMER_WARN_SECONDS } from "@hilo/rules/play/delays";
import type { Guess } from "@hilo/rules/play/engine";
import type { Round, Verdict } from "./dealer.ts";
import type { StageRules } from "./stage-rules.ts";

/** The two cards on the stage. */
export interface Pair extends Omit<Round, "startsInMs" | "remainingMs" | "rules"> {
	/** Neither card was there before. */
	readonly isFresh?: boolean;
}

/** What the stage shows in every phase. Times are milliseconds on one clock, which every event brings along. */
export interface StageCommon {
	/** Of the round that is played. */
	readonly rules: StageRules;
	/** Counts the games asked for, the first included. */
	readonly games: number;
	readonly score: number;
	readonly best: number;
}

/** The dealer is waited for since then; `isSlow` once that has taken long. */
interface Waits {
	readonly since: number;
	readonly isSlow: boolean;
}

/** A run is being dealt. Until then the cards of the last game stay, if there was one. */
interface Dealing extends StageCommon, Waits {
	readonly phase: "dealing";
	readonly pair: Pair | null;
	readonly verdict: Verdict | null;
}

/** A run that came with the page is shown. Its clock stands still until the dealer hands the run out. */
interface Opening extends StageCommon, Waits {
	readonly phase: "opening";
	readonly pair: Pair;
	readonly leftMs: number | null;
}

/** A guess may be made until the deadline. */
interface AskingTimed extends StageCommon {
	readonly phase: "asking";
	readonly pair: Pair;
	/** The first round since the run was dealt: nobody has been told about its cards yet. */
	readonly isFirst: boolean;
	readonly deadline: number;
	/** What the clock begins at. It may begin a moment from now. */
	readonly leftMs: number;
}

/** The same in a game without a clock. */
interface AskingUntimed extends StageCommon {
	readonly phase: "asking-untimed";
	readonly pair: Pair;
	readonly isFirst: boolean;
}

export type Asking = AskingTimed | AskingUntimed;

/** A guess was made, and the verdict is waited for. */
export interface Judging extends StageCommon, Waits {
	readonly phase: "judging";
	readonly pair: Pair;
	readonly guess: Guess;
	/** What the clock stopped at; null in a game without one. */
	readonly leftMs: number | null;
}

/** The second number is known. `since` is when the verdict came: the documented delays count from there. */
interface Revealed extends StageCommon {
	readonly pair: Pair;
	readonly guess: Guess;
	readonly verdict: Verdict;
	readonly leftMs: number | null;
	readonly since: number;
}

/**
 * `counting` shows the number without its meaning, `right` the check and `crossed` the cross. `waiting` shows neither until the
 * next round is known. `over` is the end of a run that was judged here, after the animation of `closing`.
 */
export interface Judged extends Revealed {
	readonly phase: "counting" | "right" | "crossed" | "closing" | "waiting" | "over";
}

/** The mark has been taken away, then the cards slide. */
export interface MovingOn extends Revealed {
	readonly phase: "settled" | "sliding";
	readonly next: Round;
}

/** Another tab has ended the run. */
interface OverElsewhere extends StageCommon {
	readonly phase: "over-elsewhere";
	readonly pair: Pair;
	readonly leftMs: number | null;
}

/** Something went wrong that only the player can get over, by starting again. */
interface Failed extends StageCommon {
	readonly phase: "failed";
	readonly pair: Pair | null;
	readonly verdict: Verdict | null;
	readonly leftMs: number | null;
	/** What went wrong, in words. */
	readonly problem: string;
}

/** All that the screen shows. */
export type StageState = Dealing | Opening | Asking | Judging | Judged | MovingOn | OverElsewhere | Failed;

/** The run is over, or can't go on: only a new game changes anything. */
export function hasEnded({ phase }: StageState): boolean {
	return phase === "over" || phase === "over-elsewhere" || phase === "failed";
}

/** Whether a guess counts now. */
export function takesGuess({ phase }: StageState): boolean {
	return phase === "asking" || phase === "asking-untimed";
}

export function verdictOf(stage: StageState): Verdict | null {
	return "verdict" in stage ? stage.verdict : null;
}

/** The round that comes next, as soon as it is known. */
export function nextOf(stage: StageState): Round | null {
	return "next" in stage ? stage.next : (verdictOf(stage)?.next ?? null);
}

/** Whether a round has another first card than the one that was asked for. */
export function changesBoth({ rules, pair }: Pick<MovingOn, "rules" | "pair">, next: Round): boolean {
	return next.first.id !== pair.second.id || (next.rules ?? rules) !== rules;
}

export function ranOut({ guess, outcome }: Verdict): boolean {
	return outcome === "timeout" || guess === "timeout";
}

export function isSlow(stage: StageState): boolean {
	return "isSlow" in stage && stage.isSlow;
}

/** Whether colours say what the number means: with the mark, but not before the number has settled, and until the cards slide. */
export function colourOf(stage: StageState): "right" | "wrong" | undefined {
	const { phase, rules } = stage;
	if (phase === "right") return rules.delays.checkMs < rules.countUp.ms ? undefined : "right";
	if (phase === "crossed") return "wrong";
	if (phase === "settled" || phase === "closing" || phase === "waiting" || phase === "over")
		return stage.verdict.correct ? "right" : "wrong";
}

/** How long the second card's number counts up, and 0 once it stands: before colours say what it means. */
export function countUpMs(stage: StageState): number {
	const { phase, rules } = stage;
	if ((phase !== "counting" && phase !== "right") || colourOf(stage)) return 0;
	return stage.verdict.correct ? rules.countUp.ms : Math.min(rules.countUp.ms, rules.delays.crossMs);
}

/** What the stage compares, as in "more stars". */
export function measureOf({ rules, pair }: Pick<StageState, "rules" | "pair">): string {
	return pair?.measure ?? rules.measure;
}

/** The clock of the stage. A running one shows `leftMs` at most: it may begin a moment from now. */
export type Clock =
	| { readonly kind: "running"; readonly deadline: number; readonly leftMs: number }
	| { readonly kind: "stopped"; readonly leftMs: number }
	| { readonly kind: "none" };

export function clockOf(stage: StageState): Clock {
	if (stage.phase === "asking") {
		const { deadline, leftMs } = stage;
		return { kind: "running", deadline, leftMs };
	}
	if (stage.phase === "asking-untimed") return { kind: "none" };
	const leftMs = "leftMs" in stage ? stage.leftMs : stage.rules.timerMs;
	return leftMs === null ? { kind: "none" } : { kind: "stopped", leftMs };
}

/** Whole seconds on the clock; null where there is none. */
export function secondsLeft(clock: Clock, now: number): number | null {
	if (clock.kind === "none") return null;
	const ms = clock.kind === "running" ? Math.min(clock.leftMs, clock.deadline - now) : clock.leftMs;
	return Math.ceil(Math.max(0, ms) / 1000);
}

export type Tone = "calm" | "warn" | "danger";

export function timerTone(seconds: number | null): Tone {
	if (seconds === null || seconds > TIMER_WARN_SECONDS) return "calm";
	return seconds > TIMER_DANGER_SECONDS ? "warn" : "danger";
}

/** What is said beside the mark, from the mark until the next question. */
export function noteOf(stage: StageState): string | null {
	if (stage.phase === "counting" || stage.phase === "dealing") return null;
	return verdictOf(stage)?.note ?? null;
}

/** What the medallion on the seam shows. */
export function markOf(stage: StageState): "versus" | "check" | "cross" {
	if (stage.phase === "right") return "check";
	if (stage.phase === "crossed") return "cross";
	if (stage.phase !== "closing" && stage.phase !== "over") return "versus";
	return stage.verdict.correct ? "check" : "cross";
}

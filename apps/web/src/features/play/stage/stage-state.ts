import { TIMER_DANGER_SECONDS, TIMER_WARN_SECONDS } from "@hilo/rules/play/delays";
import type { Guess } from "@hilo/rules/play/engine";
import type { GapItem } from "@hilo/rules/play/gap";
import type { ReactNode } from "react";
import type { ShownNumber } from "../../corrections/number-report.ts";
import type { Round, Verdict } from "./dealer.ts";
import type { StageRules } from "./stage-rules.ts";

export type Pair = Omit<Round, "startsInMs" | "remainingMs" | "rules">;

/** Shared by all phases. Times are ms of one clock, which every event carries. */
export interface StageCommon {
	readonly rules: StageRules;
	/** The number of games started, including the first. */
	readonly games: number;
	readonly score: number;
	readonly best: number;
	/** The best score before this run. */
	readonly bestBefore: number;
	/** Right answers since the last mistake. */
	readonly winStreak: number;
	/** The items whose numbers this run has shown, the newest last. */
	readonly seen: readonly SeenItem[];
}

export interface SeenItem extends GapItem {
	/** What its number counts. */
	readonly measure: string;
	readonly shown: ShownNumber;
}

/** Waiting for the dealer since `since`; `isSlow` once that takes long. */
interface Waits {
	readonly since: number;
	readonly isSlow: boolean;
}

/** A run is being dealt. The cards of the last game stay until then. */
interface Dealing extends StageCommon, Waits {
	readonly phase: "dealing";
	readonly pair: Pair | null;
	readonly verdict: Verdict | null;
}

/** A run that came with the page is shown. Its clock is stopped until the dealer returns the run. */
interface Opening extends StageCommon, Waits {
	readonly phase: "opening";
	readonly pair: Pair;
	readonly leftMs: number | null;
}

/** A guess may be made until the deadline. */
interface AskingTimed extends StageCommon {
	readonly phase: "asking";
	readonly pair: Pair;
	/** Whether it is the first round since the run was dealt, so that its cards must be announced. */
	readonly isFirst: boolean;
	readonly deadline: number;
	/** The clock's start value. It may start a moment later. */
	readonly leftMs: number;
}

interface AskingUntimed extends StageCommon {
	readonly phase: "asking-untimed";
	readonly pair: Pair;
	readonly isFirst: boolean;
}

export type Asking = AskingTimed | AskingUntimed;

export interface Judging extends StageCommon, Waits {
	readonly phase: "judging";
	readonly pair: Pair;
	readonly guess: Guess;
	readonly leftMs: number | null;
}

/** The second number is known. The delays count from `since`, when the verdict came. */
interface Revealed extends StageCommon {
	readonly pair: Pair;
	readonly guess: Guess;
	readonly verdict: Verdict;
	readonly leftMs: number | null;
	readonly since: number;
}

/**
 * `counting` shows the number without its meaning, `right` the check, `crossed` the cross. `waiting` waits for the next
 * round. `closing` is an animation before `over`, the end of a run judged here.
 */
export interface Judged extends Revealed {
	readonly phase: "counting" | "right" | "crossed" | "closing" | "waiting" | "over";
}

/** The mark disappears, then the cards slide. */
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

/** A failure after which only a new game is possible. */
interface Failed extends StageCommon {
	readonly phase: "failed";
	readonly pair: Pair | null;
	readonly verdict: Verdict | null;
	readonly leftMs: number | null;
	readonly problem: string;
}

export type StageState = Dealing | Opening | Asking | Judging | Judged | MovingOn | OverElsewhere | Failed;

/** Parts of the stage that a kind of run replaces. Called on every render. */
export interface StageParts {
	/** Replaces the word "Score" in the left corner. */
	readonly scoreLabel?: ReactNode;
	/** Replaces the best score in the right corner. */
	corner?(stage: StageState): ReactNode;
	/** Between the corners, replaces the banner for visitors. */
	beside?(stage: StageState): ReactNode;
	/** Replaces a verdict's note once more is known; null before that. */
	note?(stage: StageState): string | null;
	/** SVG over the countdown, in a view box of 0 0 100 100. Its radius is 45; twelve o'clock is at the right. */
	ring?(stage: StageState): ReactNode;
	/** Replaces dialog and button at the end of a run, but not after a failure. */
	ending?(stage: StageState): ReactNode;
}

/** Whether only a new game is possible. */
export function hasEnded({ phase }: StageState): boolean {
	return phase === "over" || phase === "over-elsewhere" || phase === "failed";
}

export function takesGuess(stage: StageState): stage is Asking {
	return stage.phase === "asking" || stage.phase === "asking-untimed";
}

export function verdictOf(stage: StageState): Verdict | null {
	return "verdict" in stage ? stage.verdict : null;
}

export function nextOf(stage: StageState): Round | null {
	return "next" in stage ? stage.next : (verdictOf(stage)?.next ?? null);
}

/** What the question is about: while the cards slide, the next round. */
export function askedOf(stage: StageState): Pick<StageState, "rules" | "pair"> {
	if (stage.phase !== "sliding") return stage;
	return { rules: stage.next.rules ?? stage.rules, pair: stage.next };
}

/** Whether the next round replaces both cards. */
export function changesBoth({ rules, pair }: Pick<MovingOn, "rules" | "pair">, next: Round): boolean {
	return next.first.id !== pair.second.id || (next.rules ?? rules).tint !== rules.tint;
}

export function ranOut({ guess }: Verdict): boolean {
	return guess === "timeout";
}

export function isSlow(stage: StageState): boolean {
	return "isSlow" in stage && stage.isSlow;
}

/** The verdict's colour: with the mark, but not before the number has finished counting, until the cards slide. */
export function colourOf(stage: StageState): "right" | "wrong" | undefined {
	const { phase, rules } = stage;
	if (phase === "right") return rules.delays.checkMs < rules.countUp.ms ? undefined : "right";
	if (phase === "crossed") return "wrong";
	if (phase === "settled" || phase === "closing" || phase === "waiting" || phase === "over")
		return stage.verdict.correct ? "right" : "wrong";
}

/** How long the second number counts up; 0 once it has finished. */
export function countUpMs(stage: StageState): number {
	const { phase, rules } = stage;
	if ((phase !== "counting" && phase !== "right") || colourOf(stage)) return 0;
	return stage.verdict.correct ? rules.countUp.ms : Math.min(rules.countUp.ms, rules.delays.crossMs);
}

export function measureOf({ rules, pair }: Pick<StageState, "rules" | "pair">): string {
	return pair?.measure ?? rules.measure;
}

/** A running clock shows at most `leftMs`, because it may start a moment later. */
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
	const leftMs = stoppedAt(stage);
	return leftMs === null ? { kind: "none" } : { kind: "stopped", leftMs };
}

/** Once the mark is gone, the next round's time, so that the ring is full when its clock starts. */
function stoppedAt(stage: StageState): number | null {
	if (stage.phase === "settled" || stage.phase === "sliding") return stage.next.remainingMs;
	return "leftMs" in stage ? stage.leftMs : stage.rules.timerMs;
}

/** Whole seconds; null without a clock. */
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

/** The note beside the mark, until the next question. */
export function noteOf(stage: StageState): string | null {
	if (stage.phase === "counting" || stage.phase === "dealing") return null;
	return verdictOf(stage)?.note ?? null;
}

export function markOf(stage: StageState): "versus" | "check" | "cross" {
	if (stage.phase === "right") return "check";
	if (stage.phase === "crossed") return "cross";
	if (stage.phase !== "closing" && stage.phase !== "over") return "versus";
	return stage.verdict.correct ? "check" : "cross";
}

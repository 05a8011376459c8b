import {
	CARD_SLIDE_MS,
	CORRECT_HIDE_MARK_MS,
	TIMER_DANGER_SECONDS,
	TIMER_WARN_SECONDS,
} from "@hilo/rules/play/delays";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import type { Direction, Guess } from "@hilo/rules/play/run";
import type { Answer, Judged, Round, Table } from "./dealer.ts";

/** How long an answer may take before the stage says that it is reconnecting. */
export const SLOW_MS = 2500;

/**
 * `right` shows the check, `settled` has hidden it, `sliding` moves the cards; `missed` has the number only, `crossed` the cross
 * as well. `failed` is an error that only the player can get over, by starting again.
 */
export type Phase =
	| "dealing"
	| "asking"
	| "judging"
	| "right"
	| "settled"
	| "sliding"
	| "missed"
	| "crossed"
	| "over"
	| "failed";

/** The two cards on the stage. */
export type Pair = Omit<Round, "startsInMs" | "remainingMs">;

/** All that the screen shows. Times are milliseconds on one clock, which every event brings along. */
export interface Stage {
	readonly game: GameId;
	readonly phase: Phase;
	/** When the guess, or the verdict on it, came. The documented delays count from here. */
	readonly since: number;
	/** Counts the games asked for, the first included. */
	readonly games: number;
	readonly pair: Pair | null;
	/** When the round's time is up; null while its clock stands still. */
	readonly deadline: number | null;
	/** What a clock that stands still shows. */
	readonly leftMs: number;
	readonly guess: Guess | null;
	readonly verdict: Judged | null;
	readonly score: number;
	readonly best: number;
	readonly slow: boolean;
	/** The text of what went wrong. */
	readonly problem: string | null;
}

export type StageEvent = { readonly now: number } & (
	| { readonly type: "dealt"; readonly table: Table }
	| { readonly type: "chosen"; readonly direction: Direction }
	| { readonly type: "answered"; readonly answer: Answer }
	| { readonly type: "failed"; readonly message: string }
	| { readonly type: "again" }
	| { readonly type: "clock" }
);

/** The stage before anything happened. A table that came with the page is shown at once; its clock waits until it is dealt. */
export function openStage(game: GameId, table: Table | null, now: number): Stage {
	const empty: Stage = {
		game,
		phase: "dealing",
		since: now,
		games: 1,
		pair: null,
		deadline: null,
		leftMs: timerOf({ game }),
		guess: null,
		verdict: null,
		score: 0,
		best: 0,
		slow: false,
		problem: null,
	};
	return table ? { ...deal(empty, table, now), deadline: null } : empty;
}

/** The next stage. An event that means nothing in the present phase, such as a second click, changes nothing. */
export function reduceStage(stage: Stage, event: StageEvent): Stage {
	const { now } = event;
	const due = catchUp(stage, now);
	switch (event.type) {
		case "dealt":
			return due.phase === "dealing" || due.phase === "asking" ? deal(due, event.table, now) : due;
		case "chosen":
			return due.phase === "asking" ? ask(due, event.direction, now) : due;
		case "answered":
			return due.phase === "judging" ? catchUp(hear(due, event.answer, now), now) : due;
		case "failed":
			return { ...due, phase: "failed", slow: false, problem: event.message };
		case "again":
			if (due.phase !== "over" && due.phase !== "failed") return due;
			return {
				...due,
				phase: "dealing",
				since: now,
				games: due.games + 1,
				guess: null,
				leftMs: timerOf(due),
				problem: null,
			};
		case "clock":
			return due;
	}
}

/** When the stage changes by itself next, or null while it waits for somebody. */
export function nextCueAt(stage: Stage): number | null {
	return cue(stage)?.at ?? null;
}

/** Whole seconds on the timer badge. */
export function secondsLeft(stage: Stage, now: number): number {
	const ms = stage.deadline === null ? stage.leftMs : stage.deadline - now;
	return Math.ceil(Math.max(0, ms) / 1000);
}

export type Tone = "calm" | "warn" | "danger";

export function timerTone(seconds: number): Tone {
	if (seconds <= TIMER_DANGER_SECONDS) return "danger";
	return seconds <= TIMER_WARN_SECONDS ? "warn" : "calm";
}

/** What the medallion on the seam shows. */
export function markOf({ phase, verdict }: Stage): "versus" | "check" | "cross" {
	if (phase === "right") return "check";
	if (phase === "crossed") return "cross";
	if (phase !== "over" || !verdict) return "versus";
	return verdict.correct ? "check" : "cross";
}

interface Cue {
	readonly at: number;
	readonly turn: (stage: Stage, now: number) => Stage;
}

/** The clockwork: what happens next without anyone doing anything, and when. */
function cue({ phase, since, deadline, slow, verdict, game }: Stage): Cue | null {
	const { advanceMs, crossMs, wrongModalMs } = CLASSIC_GAMES[game];
	const slideMs = advanceMs - CARD_SLIDE_MS;
	const to = (next: Phase) => (stage: Stage) => ({ ...stage, phase: next });
	switch (phase) {
		case "dealing":
		case "judging":
			return slow ? null : { at: since + SLOW_MS, turn: (stage) => ({ ...stage, slow: true }) };
		case "asking":
			return deadline === null ? null : { at: deadline, turn: (stage, now) => ask(stage, "timeout", now) };
		case "right":
			return {
				at: since + Math.min(CORRECT_HIDE_MARK_MS, slideMs),
				turn: to(verdict?.next ? "settled" : "over"),
			};
		case "settled":
			return { at: since + slideMs, turn: to("sliding") };
		case "sliding":
			return { at: since + advanceMs, turn: advance };
		case "missed":
			return { at: since + crossMs, turn: to("crossed") };
		case "crossed":
			return { at: since + wrongModalMs, turn: to("over") };
		case "over":
		case "failed":
			return null;
	}
}

/** Does everything that was due by `now`, in order: a tab in the background may be woken late. */
function catchUp(stage: Stage, now: number): Stage {
	let current = stage;
	for (let next = cue(current); next && next.at <= now; next = cue(current))
		current = next.turn(current, now);
	return current;
}

function deal(stage: Stage, table: Table, now: number): Stage {
	const { score, best } = table;
	return {
		...open(stage, table, now),
		score,
		best: Math.max(stage.best, best, score),
		slow: false,
		problem: null,
	};
}

/** Puts a round on the stage as it was handed out at the moment `at`. */
function open(stage: Stage, { startsInMs, remainingMs, ...pair }: Round, at: number): Stage {
	const leftMs = Math.min(remainingMs, timerOf(stage));
	const deadline = at + startsInMs + leftMs;
	return { ...stage, phase: "asking", pair, deadline, leftMs, guess: null, verdict: null };
}

function ask(stage: Stage, guess: Guess, now: number): Stage {
	const leftMs = stage.deadline === null ? stage.leftMs : stage.deadline - now;
	return { ...stage, phase: "judging", since: now, guess, leftMs, deadline: null };
}

function hear(stage: Stage, answer: Answer, now: number): Stage {
	if (answer.kind === "moved") {
		return answer.table ? deal(stage, answer.table, now) : { ...stage, phase: "over", slow: false };
	}
	const { judged } = answer;
	return {
		...stage,
		phase: phaseAfter(judged),
		since: now,
		verdict: judged,
		score: judged.score,
		// Raised here as well, so that the best on the screen never depends on the saving of it.
		best: Math.max(stage.best, judged.best, judged.score),
		slow: false,
	};
}

function phaseAfter({ correct, outcome }: Judged): Phase {
	if (correct) return "right";
	return outcome === "timeout" ? "over" : "missed";
}

function advance(stage: Stage): Stage {
	return stage.verdict?.next ? open(stage, stage.verdict.next, stage.since) : { ...stage, phase: "over" };
}

function timerOf({ game }: Pick<Stage, "game">): number {
	return CLASSIC_GAMES[game].timerMs;
}

import type { DuelSideRow } from "@hilo/db/tables";
import { type DuelEnd, endOfDuel } from "@hilo/rules/duels/outcome";
import type { RoundAnswer, RunState } from "@hilo/rules/play/engine";
import type { LoadedRun } from "../play/run-kind.ts";
import type { PlannedDuel } from "./planned-duel.ts";

/** The limit of the `time_ms` column, in ms: more than three weeks. */
export const MAX_MS = 2_000_000_000;

/** A side with its answers, and the duel by which it is judged. */
export interface SideRun extends LoadedRun {
	readonly side: DuelSideRow;
	readonly duel: PlannedDuel;
	readonly answers: readonly RoundAnswer[];
}

export function sideRunOf(duel: PlannedDuel, side: DuelSideRow): SideRun {
	const { plan } = duel;
	return { side, duel, plan, state: stateOf(side), answers: storedAnswersOf(side), roundAt: duel.roundAt };
}

export function stateOf(side: DuelSideRow): RunState {
	return {
		status: isEnded(side) ? "over" : "playing",
		outcome: side.outcome,
		score: side.score,
		round: side.round,
		roundStartsAt: side.round_starts_at ?? 0,
		timeMs: side.time_ms,
		fastAnswers: 0,
	};
}

export function storedAnswersOf({ answers }: Pick<DuelSideRow, "answers">): RoundAnswer[] {
	return JSON.parse(answers);
}

export function isEnded({ status }: Pick<DuelSideRow, "status">): boolean {
	return status === "over" || status === "left";
}

export function hasBegun({ status }: Pick<DuelSideRow, "status">): boolean {
	return status === "playing" || isEnded({ status });
}

type Ended = Pick<DuelSideRow, "status" | "score" | "time_ms">;

/** How a duel ended for the first of two ended sides: a player who left a live duel has lost it. */
export function endBetween(own: Ended, other: Ended): DuelEnd {
	const [ownLeft, otherLeft] = [own.status === "left", other.status === "left"];
	if (ownLeft !== otherLeft) return ownLeft ? "lost" : "won";
	return endOfDuel(scoreOf(own), scoreOf(other));
}

function scoreOf({ score, time_ms }: Ended) {
	return { score, timeMs: time_ms };
}

/** Like `endBetween`, or `waiting` while the other side is open. */
export function verdictBetween(own: Ended, other: Ended | null): DuelEnd | "waiting" {
	return other && isEnded(other) ? endBetween(own, other) : "waiting";
}

export type PlayedColumns = Pick<
	DuelSideRow,
	| "status"
	| "outcome"
	| "score"
	| "round"
	| "round_starts_at"
	| "time_ms"
	| "answers"
	| "seen_at"
	| "ended_at"
>;

export function playedColumns(state: RunState, answers: readonly RoundAnswer[], now: number): PlayedColumns {
	return {
		status: state.status,
		outcome: state.outcome,
		score: state.score,
		round: state.round,
		round_starts_at: state.roundStartsAt,
		time_ms: Math.min(state.timeMs, MAX_MS),
		answers: JSON.stringify(answers),
		seen_at: now,
		ended_at: state.status === "over" ? now : null,
	};
}

export function waitingColumns(): PlayedColumns {
	return {
		status: "waiting",
		outcome: null,
		score: 0,
		round: 1,
		round_starts_at: null,
		time_ms: 0,
		answers: "[]",
		// Its page has never sent a heartbeat.
		seen_at: 0,
		ended_at: null,
	};
}

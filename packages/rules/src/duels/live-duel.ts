import type { RoundAnswer, RunState } from "../play/engine.ts";
import { LIVE_DUEL_TIMEOUT_MS, RETURN_MS } from "./caps.ts";

/** The challenger is 0. */
export type Seat = 0 | 1;

/** Times are in epoch ms. */
export interface LiveSide {
	/** `left`: has lost by staying away. */
	readonly status: "waiting" | "ready" | "playing" | "over" | "left";
	/** The last heartbeat; minus infinity before the first. */
	readonly seenAt: number;
	/** When its time to return began: on leaving, or when the opponent came back first; null while present. */
	readonly leftAt: number | null;
	/** After it has answered the current round, this is at the next one, whose start is not known yet. */
	readonly progress: RunState;
	readonly answers: readonly RoundAnswer[];
}

export interface LiveDuel {
	/** `declined` also if it was cancelled. */
	readonly status: "open" | "playing" | "over" | "declined";
	readonly createdAt: number;
	/** The round that both are in; 0 before the first. */
	readonly round: number;
	/** When that round's clock starts, for both; null before the first. */
	readonly roundStartsAt: number | null;
	readonly sides: readonly [LiveSide, LiveSide];
}

export function otherSeat(seat: Seat): Seat {
	return seat === 0 ? 1 : 0;
}

/** Returns the duel with one side changed. */
export function withSide(duel: LiveDuel, seat: Seat, change: Partial<LiveSide>): LiveDuel {
	const [first, second] = duel.sides;
	const sides =
		seat === 0 ? ([{ ...first, ...change }, second] as const) : ([first, { ...second, ...change }] as const);
	return { ...duel, sides };
}

/** Returns since when a side is gone (it left, or was silent too long), in epoch ms; null while it is present. */
export function goneSince({ seenAt, leftAt }: LiveSide, now: number): number | null {
	if (leftAt !== null) return leftAt;
	return now > seenAt + LIVE_DUEL_TIMEOUT_MS ? seenAt + LIVE_DUEL_TIMEOUT_MS : null;
}

/** Returns the same for a side with rounds left; null for a finished side, which may leave. */
export function awaySince(side: LiveSide, now: number): number | null {
	return side.progress.status === "over" ? null : goneSince(side, now);
}

/** Returns when an absent side loses unless it returns, in epoch ms; null while it is present. */
export function losesAt(side: LiveSide, now: number): number | null {
	const since = awaySince(side, now);
	return since === null ? null : since + RETURN_MS;
}

/** Returns whether a side has answered the current round. */
export function hasAnswered({ round, status }: LiveDuel, { progress }: LiveSide): boolean {
	if (status === "open" || status === "declined") return false;
	return progress.status === "over" || progress.round > round;
}

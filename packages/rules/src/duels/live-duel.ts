import type { Progress, RoundAnswer } from "../play/course.ts";
import { RETURN_MS, SILENT_MS } from "./limits.ts";

/** Which of the two: the challenger is 0. */
export type Seat = 0 | 1;

/** One of the two of a live duel. Times are epoch milliseconds. */
export interface LiveSide {
	/** `left`: has lost by staying away. */
	readonly status: "waiting" | "ready" | "playing" | "over" | "left";
	/** When this side was last heard of; minus infinity where it never was. */
	readonly seenAt: number;
	/** Since when its time to return runs, where it said that it goes, or the other one came back first; null while it is there. */
	readonly leftAt: number | null;
	/** Once it has answered the round that both are in, its round is the one after, whose start is not settled yet. */
	readonly progress: Progress;
	/** In the order of the rounds. */
	readonly answers: readonly RoundAnswer[];
}

/** A live duel: two who go through the same course in step. */
export interface LiveDuel {
	/** `declined` also where it was called off. */
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

/** Returns the duel with that side changed. */
export function withSide(duel: LiveDuel, seat: Seat, change: Partial<LiveSide>): LiveDuel {
	const [first, second] = duel.sides;
	const sides =
		seat === 0 ? ([{ ...first, ...change }, second] as const) : ([first, { ...second, ...change }] as const);
	return { ...duel, sides };
}

/** Returns since when a side is gone: it said so, or was not heard of for long. Null while it is there. */
export function goneSince({ seenAt, leftAt }: LiveSide, now: number): number | null {
	if (leftAt !== null) return leftAt;
	return now > seenAt + SILENT_MS ? seenAt + SILENT_MS : null;
}

/** The same of a side that has still something to answer: whoever is done may go. */
export function awaySince(side: LiveSide, now: number): number | null {
	return side.progress.status === "over" ? null : goneSince(side, now);
}

/** When a side that is away has lost, unless it returns, epoch ms; null while it is there. */
export function losesAt(side: LiveSide, now: number): number | null {
	const since = awaySince(side, now);
	return since === null ? null : since + RETURN_MS;
}

/** Whether a side has answered the round that both are in. */
export function hasAnswered({ round, status }: LiveDuel, { progress }: LiveSide): boolean {
	if (status === "open" || status === "declined") return false;
	return progress.status === "over" || progress.round > round;
}

import { NETWORK_GRACE_MS } from "../play/delays.ts";
import {
	deadlineOf,
	type Guess,
	judge,
	type Move,
	type MoveRefusal,
	openRun,
	type PairValues,
	type RunPlan,
	refusalOf,
} from "../play/engine.ts";
import { COUNTDOWN_MS, LIVE_DUEL_TIMEOUT_MS, LOBBY_MS, NEXT_ROUND_MS, RETURN_MS } from "./caps.ts";
import {
	awaySince,
	goneSince,
	hasAnswered,
	type LiveDuel,
	type LiveSide,
	otherSeat,
	type Seat,
	withSide,
} from "./live-duel.ts";

/** How much before its round a guess may come: the clocks of two processes differ. */
const EARLY_MS = 1000;
/** For a time-out, which compares nothing. */
const NO_VALUES: PairValues = { known: 0, hidden: 0 };

/**
 * The state machine of a live duel. Times are in epoch ms.
 * Each change first calls `applyDueChanges`, so that it does not matter which process calls, or how late.
 */

/** Returns the duel after a heartbeat. In the lobby, a side that was gone has to say again that it is ready. */
export function applyHeartbeat(plan: RunPlan, before: LiveDuel, seat: Seat, now: number): LiveDuel {
	const duel = applyDueChanges(plan, before, now);
	if (duel.status !== "open" && duel.status !== "playing") return duel;
	const side = duel.sides[seat];
	const wasGone = goneSince(side, now) !== null;
	const status = duel.status === "open" && wasGone ? "waiting" : side.status;
	const present = withSide(duel, seat, { seenAt: Math.max(side.seenAt, now), leftAt: null, status });
	const other = otherSeat(seat);
	// While the site was down no heartbeat could arrive, so the opponent gets the same time to return.
	const bothWereGone = wasGone && duel.status === "playing" && awaySince(duel.sides[other], now) !== null;
	return bothWereGone ? withSide(present, other, { leftAt: now }) : present;
}

/** Returns the duel with a side ready. Once both are ready and present, the first round begins after 3-2-1. */
export function applyReady(plan: RunPlan, before: LiveDuel, seat: Seat, now: number): LiveDuel {
	const present = applyHeartbeat(plan, before, seat, now);
	if (present.status !== "open") return present;
	const duel = withSide(present, seat, { status: "ready" });
	const canBegin = duel.sides.every((side) => side.status === "ready" && goneSince(side, now) === null);
	if (!canBegin) return duel;
	const startsAt = now + COUNTDOWN_MS;
	const playing = { status: "playing", progress: openRun(startsAt), answers: [] } as const;
	const [first, second] = duel.sides;
	const sides = [
		{ ...first, ...playing },
		{ ...second, ...playing },
	] as const;
	return { ...duel, status: "playing", round: 1, roundStartsAt: startsAt, sides };
}

/** Returns the duel after a side's page was closed. The side has `RETURN_MS` to return. */
export function applyLeave(plan: RunPlan, before: LiveDuel, seat: Seat, now: number): LiveDuel {
	const duel = applyDueChanges(plan, before, now);
	const side = duel.sides[seat];
	if (duel.status === "open") return withSide(duel, seat, { status: "waiting", leftAt: side.leftAt ?? now });
	if (duel.status !== "playing") return duel;
	return withSide(duel, seat, { leftAt: goneSince(side, now) ?? now });
}

/** Returns why a move is refused, or null. `duel` comes from `applyDueChanges`; the side has not answered its round. */
export function refusalOfAnswer(plan: RunPlan, duel: LiveDuel, seat: Seat, move: Move): MoveRefusal | null {
	if (duel.status !== "playing") return "play/run-over";
	if (move.round !== duel.round) return "play/wrong-round";
	const { progress } = duel.sides[seat];
	if (move.at < progress.roundStartsAt - EARLY_MS) return "play/too-early";
	return refusalOf(plan, progress, move);
}

/** Judges a move that `refusalOfAnswer` accepts. Once both have answered, the next round starts for both together. */
export function applyAnswer(
	plan: RunPlan,
	before: LiveDuel,
	seat: Seat,
	move: Move,
	values: PairValues,
): LiveDuel {
	const duel = applyHeartbeat(plan, before, seat, move.at);
	return closeRound(plan, judgeMove(plan, duel, seat, move, values), move.at);
}

/** Applies what is due: closes an empty lobby, lets an absent side lose, times out a round. Idempotent. */
export function applyDueChanges(plan: RunPlan, duel: LiveDuel, now: number): LiveDuel {
	if (duel.status === "open") return closeLobby(duel, now);
	if (duel.status !== "playing") return duel;
	const afterAbsence = loseByAbsence(duel, now);
	return afterAbsence.status === "playing" ? timeOut(plan, afterAbsence, now) : afterAbsence;
}

function closeLobby(duel: LiveDuel, now: number): LiveDuel {
	const bothHere = duel.sides.every((side) => goneSince(side, now) === null);
	return bothHere || now < duel.createdAt + LOBBY_MS ? duel : { ...duel, status: "declined" };
}

/** If both are gone, the site may have been down: after a long time the first to go loses, or neither in a tie. */
function loseByAbsence(duel: LiveDuel, now: number): LiveDuel {
	const [first, second] = [awaySince(duel.sides[0], now), awaySince(duel.sides[1], now)];
	if (first === null && second === null) return duel;
	if (first === null) return second !== null && now >= second + RETURN_MS ? lostBy(duel, 1) : duel;
	if (second === null) return now >= first + RETURN_MS ? lostBy(duel, 0) : duel;
	if (now < Math.max(first, second) + LOBBY_MS) return duel;
	if (Math.abs(first - second) <= LIVE_DUEL_TIMEOUT_MS) return { ...duel, status: "declined" };
	return lostBy(duel, first < second ? 0 : 1);
}

function lostBy(duel: LiveDuel, seat: Seat): LiveDuel {
	const over = withSide(duel, otherSeat(seat), { status: "over" });
	return { ...withSide(over, seat, { status: "left" }), status: "over" };
}

function timeOut(plan: RunPlan, duel: LiveDuel, now: number): LiveDuel {
	const seats: readonly Seat[] = [0, 1];
	const lateSeats = seats.filter((seat) => {
		const side = duel.sides[seat];
		return !hasAnswered(duel, side) && now > deadlineOf(plan, side.progress, NETWORK_GRACE_MS);
	});
	const guess: Guess = "timeout";
	const timedOut = lateSeats.reduce(
		(current, seat) => judgeMove(plan, current, seat, { round: duel.round, guess, at: now }, NO_VALUES),
		duel,
	);
	return closeRound(plan, timedOut, now);
}

function judgeMove(plan: RunPlan, duel: LiveDuel, seat: Seat, move: Move, values: PairValues): LiveDuel {
	const side = duel.sides[seat];
	const { state, answer } = judge(plan, side.progress, move, values);
	const status = state.status === "over" ? "over" : side.status;
	return withSide(duel, seat, { progress: state, status, answers: [...side.answers, answer] });
}

/** Once both have answered: starts the next round for both, or ends both sides if one of them is over. */
function closeRound(plan: RunPlan, duel: LiveDuel, now: number): LiveDuel {
	if (!duel.sides.every((side) => hasAnswered(duel, side))) return duel;
	const [first, second] = duel.sides;
	if (duel.sides.some(({ progress }) => progress.status === "over")) {
		const sides = [endSide(duel, first), endSide(duel, second)] as const;
		return { ...duel, status: "over", sides };
	}
	const roundStartsAt = now + (plan.clockOf(duel.round)?.advanceMs ?? 0) + NEXT_ROUND_MS;
	const sides = [startingAt(first, roundStartsAt), startingAt(second, roundStartsAt)] as const;
	return { ...duel, round: duel.round + 1, roundStartsAt, sides };
}

function endSide(duel: LiveDuel, side: LiveSide): LiveSide {
	if (side.progress.status === "over") return side;
	// The opponent's mistake ended it, after a right guess of this side.
	const progress = { ...side.progress, status: "over", outcome: "exhausted", round: duel.round } as const;
	return { ...side, status: "over", progress };
}

function startingAt(side: LiveSide, roundStartsAt: number): LiveSide {
	return { ...side, progress: { ...side.progress, roundStartsAt } };
}

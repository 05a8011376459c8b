import { type Course, deadlineOn, openCourse, refusalOnCourse, settleOnCourse } from "../play/course.ts";
import { NETWORK_GRACE_MS } from "../play/delays.ts";
import type { MoveRefusal } from "../play/refused-move.ts";
import type { Guess, Move, PairValues } from "../play/run.ts";
import { COUNTDOWN_MS, LOBBY_MS, NEXT_ROUND_MS, RETURN_MS, SILENT_MS } from "./limits.ts";
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

/** How much earlier than its round a guess may come: the clocks of two processes differ. */
const EARLY_MS = 1000;
/** Of a round that was not answered: nothing is compared. */
const NO_VALUES: PairValues = { first: 0, second: 0 };

/**
 * The state machine of a live duel. Every change is first `settleDue`, which does whatever was due by then, so that it never matters who
 * calls, or how late. Times are epoch milliseconds.
 */

/** That side is there. In the lobby, who was gone has to say anew that they are ready. */
export function heard(course: Course, before: LiveDuel, seat: Seat, now: number): LiveDuel {
	const duel = settleDue(course, before, now);
	if (duel.status !== "open" && duel.status !== "playing") return duel;
	const side = duel.sides[seat];
	const wasGone = goneSince(side, now) !== null;
	const status = duel.status === "open" && wasGone ? "waiting" : side.status;
	const there = withSide(duel, seat, { seenAt: Math.max(side.seenAt, now), leftAt: null, status });
	const other = otherSeat(seat);
	// Nobody could be heard while the site was out of reach, so the other one has the same time to return from now on.
	const bothWere = wasGone && duel.status === "playing" && awaySince(duel.sides[other], now) !== null;
	return bothWere ? withSide(there, other, { leftAt: now }) : there;
}

/** That side is ready. Once both are, and both are there, the first round begins after 3-2-1. */
export function ready(course: Course, before: LiveDuel, seat: Seat, now: number): LiveDuel {
	const there = heard(course, before, seat, now);
	if (there.status !== "open") return there;
	const duel = withSide(there, seat, { status: "ready" });
	const begins = duel.sides.every((side) => side.status === "ready" && goneSince(side, now) === null);
	if (!begins) return duel;
	const startsAt = now + COUNTDOWN_MS;
	const playing = { status: "playing", progress: openCourse(startsAt), answers: [] } as const;
	const [first, second] = duel.sides;
	const sides = [
		{ ...first, ...playing },
		{ ...second, ...playing },
	] as const;
	return { ...duel, status: "playing", round: 1, roundStartsAt: startsAt, sides };
}

/** That side's page was closed. It has a while to return. */
export function left(course: Course, before: LiveDuel, seat: Seat, now: number): LiveDuel {
	const duel = settleDue(course, before, now);
	const side = duel.sides[seat];
	if (duel.status === "open") return withSide(duel, seat, { status: "waiting", leftAt: side.leftAt ?? now });
	if (duel.status !== "playing") return duel;
	return withSide(duel, seat, { leftAt: goneSince(side, now) ?? now });
}

/** Returns why a move can't be judged, or null. The duel is as `settleDue` leaves it, and the round is not answered yet. */
export function refusalOfAnswer(course: Course, duel: LiveDuel, seat: Seat, move: Move): MoveRefusal | null {
	if (duel.status !== "playing") return "play/run-over";
	if (move.round !== duel.round) return "play/wrong-round";
	const { progress } = duel.sides[seat];
	if (move.at < progress.roundStartsAt - EARLY_MS) return "play/too-early";
	return refusalOnCourse(course, progress, move);
}

/** Judges a move that `refusalOfAnswer` does not refuse. Once both have answered, both go on at the same moment. */
export function answered(
	course: Course,
	before: LiveDuel,
	seat: Seat,
	move: Move,
	values: PairValues,
): LiveDuel {
	const duel = heard(course, before, seat, move.at);
	return closeRound(course, judged(course, duel, seat, move, values), move.at);
}

/**
 * Does what is due: ends what nobody came to, lets whoever stayed away lose, and counts a round as lost whose time has run out. Whoever
 * looks at the duel does it, at any process; twice does no harm.
 */
export function settleDue(course: Course, duel: LiveDuel, now: number): LiveDuel {
	if (duel.status === "open") return closeLobby(duel, now);
	if (duel.status !== "playing") return duel;
	const kept = loseAway(duel, now);
	return kept.status === "playing" ? timeOut(course, kept, now) : kept;
}

function closeLobby(duel: LiveDuel, now: number): LiveDuel {
	const bothHere = duel.sides.every((side) => goneSince(side, now) === null);
	return bothHere || now < duel.createdAt + LOBBY_MS ? duel : { ...duel, status: "declined" };
}

/**
 * While both are gone nobody loses: it may be the site that was out of reach. If neither returns for long, whoever went first has lost;
 * where both went at once, nobody has.
 */
function loseAway(duel: LiveDuel, now: number): LiveDuel {
	const [first, second] = [awaySince(duel.sides[0], now), awaySince(duel.sides[1], now)];
	if (first === null && second === null) return duel;
	if (first === null) return second !== null && now >= second + RETURN_MS ? lost(duel, 1) : duel;
	if (second === null) return now >= first + RETURN_MS ? lost(duel, 0) : duel;
	if (now < Math.max(first, second) + LOBBY_MS) return duel;
	if (Math.abs(first - second) <= SILENT_MS) return { ...duel, status: "declined" };
	return lost(duel, first < second ? 0 : 1);
}

function lost(duel: LiveDuel, seat: Seat): LiveDuel {
	const over = withSide(duel, otherSeat(seat), { status: "over" });
	return { ...withSide(over, seat, { status: "left" }), status: "over" };
}

function timeOut(course: Course, duel: LiveDuel, now: number): LiveDuel {
	const seats: readonly Seat[] = [0, 1];
	const late = seats.filter((seat) => {
		const side = duel.sides[seat];
		return !hasAnswered(duel, side) && now > deadlineOn(course, side.progress, NETWORK_GRACE_MS);
	});
	const guess: Guess = "timeout";
	const after = late.reduce(
		(so, seat) => judged(course, so, seat, { round: duel.round, guess, at: now }, NO_VALUES),
		duel,
	);
	return closeRound(course, after, now);
}

function judged(course: Course, duel: LiveDuel, seat: Seat, move: Move, values: PairValues): LiveDuel {
	const side = duel.sides[seat];
	const { progress, answer } = settleOnCourse(course, side.progress, move, values);
	const status = progress.status === "over" ? "over" : side.status;
	return withSide(duel, seat, { progress, status, answers: [...side.answers, answer] });
}

/** Once both have answered: the next round for both at once, or the end of both, where a mistake ends it, as soon as one has made it. */
function closeRound(course: Course, duel: LiveDuel, now: number): LiveDuel {
	if (!duel.sides.every((side) => hasAnswered(duel, side))) return duel;
	const [first, second] = duel.sides;
	if (duel.sides.some(({ progress }) => progress.status === "over")) {
		const sides = [ended(duel, first), ended(duel, second)] as const;
		return { ...duel, status: "over", sides };
	}
	const roundStartsAt = now + (course.clockOf(duel.round)?.advanceMs ?? 0) + NEXT_ROUND_MS;
	const sides = [startingAt(first, roundStartsAt), startingAt(second, roundStartsAt)] as const;
	return { ...duel, round: duel.round + 1, roundStartsAt, sides };
}

function ended(duel: LiveDuel, side: LiveSide): LiveSide {
	if (side.progress.status === "over") return side;
	// The other one's mistake has ended it, after a right guess of this side.
	const progress = { ...side.progress, status: "over", outcome: "exhausted", round: duel.round } as const;
	return { ...side, status: "over", progress };
}

function startingAt(side: LiveSide, roundStartsAt: number): LiveSide {
	return { ...side, progress: { ...side.progress, roundStartsAt } };
}

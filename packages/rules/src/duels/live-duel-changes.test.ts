import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NETWORK_GRACE_MS } from "../play/delays.ts";
import { type Guess, openRun, type RunPlan } from "../play/engine.ts";
import {
	COUNTDOWN_MS,
	LIVE_DUEL_HEARTBEAT_MS,
	LIVE_DUEL_TIMEOUT_MS,
	LOBBY_MS,
	NEXT_ROUND_MS,
	RETURN_MS,
} from "./caps.ts";
import { goneSince, hasAnswered, type LiveDuel, type LiveSide, losesAt, type Seat } from "./live-duel.ts";
import {
	applyAnswer,
	applyDueChanges,
	applyHeartbeat,
	applyLeave,
	applyReady,
	refusalOfAnswer,
} from "./live-duel-changes.ts";

const CLOCK = { timerMs: 20_000, advanceMs: 2300 };
const START = 1_000_000;
const VALUES = { known: 1, hidden: 2 };

const LOBBY_SIDE: LiveSide = {
	status: "waiting",
	seenAt: START,
	leftAt: null,
	progress: openRun(0),
	answers: [],
};

/** A live duel that both have opened. */
const LOBBY: LiveDuel = {
	status: "open",
	createdAt: START,
	round: 0,
	roundStartsAt: null,
	sides: [LOBBY_SIDE, LOBBY_SIDE],
};

const tenRounds: RunPlan = { rounds: 10, clockOf: (round) => (round <= 10 ? CLOCK : null) };
const untilMistake: RunPlan = { rounds: null, clockOf: (round) => (round <= 30 ? CLOCK : null) };
const BEGIN = START + COUNTDOWN_MS;

const begun = (plan = tenRounds) => applyReady(plan, applyReady(plan, LOBBY, 0, START), 1, START);
const guess = (plan: RunPlan, duel: LiveDuel, seat: Seat, answer: Guess, at: number) =>
	applyAnswer(plan, duel, seat, { round: duel.round, guess: answer, at }, VALUES);
function keepPresent(duel: LiveDuel, seat: Seat, from: number, to: number): LiveDuel {
	const at = Math.min(from + LIVE_DUEL_HEARTBEAT_MS, to);
	return from < to ? keepPresent(applyHeartbeat(tenRounds, duel, seat, at), seat, at, to) : duel;
}
const statuses = (duel: LiveDuel) => [duel.status, ...duel.sides.map(({ status }) => status)];

describe("the lobby", () => {
	it("becomes a game once both are ready, with the same first round for both after the countdown", () => {
		const oneReady = applyReady(tenRounds, LOBBY, 1, START);
		expect(statuses(oneReady)).toEqual(["open", "waiting", "ready"]);
		const bothReady = applyReady(tenRounds, oneReady, 0, START + 5000);
		expect(bothReady).toMatchObject({
			status: "playing",
			round: 1,
			roundStartsAt: START + 5000 + COUNTDOWN_MS,
		});
		for (const { progress } of bothReady.sides)
			expect(progress).toMatchObject({ round: 1, roundStartsAt: bothReady.roundStartsAt });
	});

	it("does not begin with an absent player, who has to be ready again after returning", () => {
		const withAbsentPlayer = [
			applyLeave(tenRounds, applyReady(tenRounds, LOBBY, 0, START), 0, START + 1),
			applyHeartbeat(tenRounds, applyReady(tenRounds, LOBBY, 0, START), 1, START + LIVE_DUEL_TIMEOUT_MS + 1),
		];
		for (const duel of withAbsentPlayer) {
			const at = START + LIVE_DUEL_TIMEOUT_MS + 2;
			const oneReady = applyReady(tenRounds, duel, 1, at);
			expect(oneReady.status).toBe("open");
			expect(statuses(applyHeartbeat(tenRounds, oneReady, 0, at))).toEqual(["open", "waiting", "ready"]);
			expect(applyReady(tenRounds, oneReady, 0, at).status).toBe("playing");
		}
	});

	it("closes after a while unless both are present", () => {
		const neverSeen = { ...LOBBY_SIDE, seenAt: Number.NEGATIVE_INFINITY };
		const onePresent = applyHeartbeat(
			tenRounds,
			{ ...LOBBY, sides: [LOBBY_SIDE, neverSeen] },
			0,
			START + LOBBY_MS - 1,
		);
		expect(applyDueChanges(tenRounds, onePresent, START + LOBBY_MS).status).toBe("declined");
		const bothPresent = applyHeartbeat(tenRounds, onePresent, 1, START + LOBBY_MS - 1);
		expect(applyDueChanges(tenRounds, bothPresent, START + LOBBY_MS).status).toBe("open");
	});
});

describe("a round", () => {
	it("is the same for both, and the next one begins for both after the later answer", () => {
		const oneAnswered = guess(tenRounds, begun(), 0, "higher", BEGIN + 1000);
		expect(oneAnswered).toMatchObject({ round: 1, roundStartsAt: BEGIN });
		const bothAnswered = guess(tenRounds, oneAnswered, 1, "lower", BEGIN + 4000);
		const startsAt = BEGIN + 4000 + CLOCK.advanceMs + NEXT_ROUND_MS;
		expect(bothAnswered).toMatchObject({ status: "playing", round: 2, roundStartsAt: startsAt });
		for (const { progress } of bothAnswered.sides)
			expect(progress).toMatchObject({ round: 2, roundStartsAt: startsAt });
		expect(bothAnswered.sides.map(({ progress }) => progress.score)).toEqual([1, 0]);
	});

	it("is lost by a side that does not answer it in time, whichever side is seen first", () => {
		const afterDeadline = BEGIN + CLOCK.timerMs + NETWORK_GRACE_MS + 1;
		const bothPresent = (duel: LiveDuel) =>
			applyHeartbeat(tenRounds, applyHeartbeat(tenRounds, duel, 0, afterDeadline - 1), 1, afterDeadline - 1);
		const oneAnswered = bothPresent(guess(tenRounds, begun(), 0, "higher", BEGIN + 1000));
		for (const duel of [
			applyDueChanges(tenRounds, oneAnswered, afterDeadline),
			applyHeartbeat(tenRounds, oneAnswered, 0, afterDeadline),
			applyHeartbeat(tenRounds, oneAnswered, 1, afterDeadline),
		]) {
			expect(duel.sides[1].answers).toEqual([{ guess: "timeout", correct: false, ms: CLOCK.timerMs }]);
			expect(duel).toMatchObject({
				round: 2,
				roundStartsAt: afterDeadline + CLOCK.advanceMs + NEXT_ROUND_MS,
			});
		}
	});

	it("refuses a guess during the countdown, an early time-out, and a guess for another round", () => {
		const duel = begun();
		const refusal = (round: number, answer: Guess, at: number) =>
			refusalOfAnswer(tenRounds, duel, 0, { round, guess: answer, at });
		expect(refusal(1, "higher", START)).toBe("play/too-early");
		expect(refusal(1, "timeout", BEGIN + CLOCK.timerMs - 1)).toBe("play/too-early");
		expect(refusal(2, "higher", BEGIN)).toBe("play/wrong-round");
		expect(refusal(1, "higher", BEGIN)).toBeNull();
		expect(refusalOfAnswer(tenRounds, LOBBY, 0, { round: 1, guess: "higher", at: BEGIN })).toBe(
			"play/run-over",
		);
	});
});

it("ends for both with the first mistake if its plan says so", () => {
	const ahead = guess(untilMistake, begun(untilMistake), 1, "higher", BEGIN + 1000);
	const duel = guess(untilMistake, ahead, 0, "lower", BEGIN + 2000);
	expect(statuses(duel)).toEqual(["over", "over", "over"]);
	expect(duel.sides.map(({ progress }) => [progress.outcome, progress.score, progress.round])).toEqual([
		["wrong", 0, 1],
		["exhausted", 1, 1],
	]);
});

describe("a player who leaves", () => {
	it("loses after a while, but not if they return", () => {
		const left = keepPresent(applyLeave(tenRounds, begun(), 0, BEGIN), 1, START, BEGIN + RETURN_MS - 1);
		expect(losesAt(left.sides[0], BEGIN)).toBe(BEGIN + RETURN_MS);
		expect(statuses(applyDueChanges(tenRounds, left, BEGIN + RETURN_MS - 1))[0]).toBe("playing");
		expect(statuses(applyDueChanges(tenRounds, left, BEGIN + RETURN_MS))).toEqual(["over", "left", "over"]);
		// Too late: the result is final.
		expect(statuses(applyHeartbeat(tenRounds, left, 0, BEGIN + RETURN_MS))).toEqual(["over", "left", "over"]);
		expect(
			goneSince(applyHeartbeat(tenRounds, left, 0, BEGIN + RETURN_MS - 1).sides[0], BEGIN + RETURN_MS),
		).toBeNull();
	});

	it("loses a little later if they only fell silent", () => {
		const silentSince = START;
		const losesAtMs = silentSince + LIVE_DUEL_TIMEOUT_MS + RETURN_MS;
		const duel = keepPresent(begun(), 1, START, losesAtMs - 1);
		expect(applyDueChanges(tenRounds, duel, losesAtMs - 1).status).toBe("playing");
		expect(statuses(applyDueChanges(tenRounds, duel, losesAtMs))).toEqual(["over", "left", "over"]);
	});

	it("may go after their last round, while the opponent may not", () => {
		const last: RunPlan = { rounds: 1, clockOf: (round) => (round === 1 ? CLOCK : null) };
		const done = applyLeave(tenRounds, guess(last, begun(last), 0, "higher", BEGIN), 0, BEGIN);
		const oneLeft = keepPresent(done, 1, START, BEGIN + RETURN_MS + 1);
		expect(losesAt(oneLeft.sides[0], BEGIN)).toBeNull();
		expect(statuses(applyDueChanges(last, oneLeft, BEGIN + RETURN_MS + 1))).toEqual([
			"playing",
			"over",
			"playing",
		]);
		const bothAbsent = applyDueChanges(last, done, START + LIVE_DUEL_TIMEOUT_MS + RETURN_MS);
		expect(statuses(bothAbsent)).toEqual(["over", "over", "left"]);
	});

	it("does not lose while the opponent is gone as well, and gets new time when the opponent is back", () => {
		const back = START + 120_000;
		const bothAbsent = applyDueChanges(tenRounds, begun(), back);
		expect(bothAbsent.status).toBe("playing");
		const oneReturned = applyHeartbeat(tenRounds, bothAbsent, 1, back);
		expect(losesAt(oneReturned.sides[0], back)).toBe(back + RETURN_MS);
	});

	it("loses in the end if they left first; if both left together, neither loses", () => {
		const end = BEGIN + RETURN_MS + LOBBY_MS;
		const oneLeft = applyLeave(tenRounds, begun(), 1, BEGIN);
		const bothLeft = applyLeave(
			tenRounds,
			keepPresent(oneLeft, 0, START, BEGIN + RETURN_MS - 1),
			0,
			BEGIN + RETURN_MS - 1,
		);
		expect(statuses(applyDueChanges(tenRounds, bothLeft, end))).toEqual(["over", "over", "left"]);
		expect(applyDueChanges(tenRounds, begun(), end).status).toBe("declined");
	});
});

type Action = "heartbeat" | "ready" | "leave" | "look" | Guess;
const step = fc.record({
	seat: fc.constantFrom<Seat>(0, 1),
	action: fc.oneof(
		{ weight: 6, arbitrary: fc.constantFrom<Action>("higher", "lower") },
		{ weight: 4, arbitrary: fc.constantFrom<Action>("heartbeat", "ready", "timeout") },
		{ weight: 1, arbitrary: fc.constantFrom<Action>("leave", "look") },
	),
	after: fc.oneof(
		{ weight: 6, arbitrary: fc.integer({ min: 0, max: 5000 }) },
		{ weight: 1, arbitrary: fc.integer({ min: 0, max: 60_000 }) },
	),
});

function act(plan: RunPlan, duel: LiveDuel, seat: Seat, action: Action, at: number): LiveDuel {
	if (action === "look") return applyDueChanges(plan, duel, at);
	if (action === "heartbeat") return applyHeartbeat(plan, duel, seat, at);
	if (action === "ready") return applyReady(plan, duel, seat, at);
	if (action === "leave") return applyLeave(plan, duel, seat, at);
	const due = applyDueChanges(plan, duel, at);
	if (hasAnswered(due, due.sides[seat])) return due;
	const move = { round: due.round, guess: action, at };
	return refusalOfAnswer(plan, due, seat, move) ? due : applyAnswer(plan, due, seat, move, VALUES);
}

function expectInStep(duel: LiveDuel): void {
	for (const { answers, progress } of duel.sides) {
		expect(answers.length - Math.max(0, duel.round - 1)).toBeOneOf(duel.round === 0 ? [0] : [0, 1]);
		expect(progress.score).toBe(answers.filter(({ correct }) => correct).length);
		expect(progress.timeMs).toBe(answers.reduce((sum, { ms }) => sum + ms, 0));
	}
	if (duel.status !== "playing") return;
	const unanswered = duel.sides.filter((side) => !hasAnswered(duel, side));
	expect(unanswered).not.toHaveLength(0);
	for (const { progress } of unanswered)
		expect(progress).toMatchObject({ round: duel.round, roundStartsAt: duel.roundStartsAt });
}

it.each([
	["of ten rounds", tenRounds],
	["to the first mistake", untilMistake],
])(
	"keeps both sides in step in a duel %s, and ends once, whatever they do and whenever it is looked at",
	(_, plan) => {
		fc.assert(
			fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
				let duel = begun(plan);
				let now = START;
				for (const { seat, action, after } of steps) {
					now += after;
					const next = act(plan, duel, seat, action, now);
					expectInStep(next);
					expect(next.round).toBeOneOf([duel.round, duel.round + 1]);
					if (next.round > duel.round) expect(next.roundStartsAt).toBe(now + CLOCK.advanceMs + NEXT_ROUND_MS);
					if (duel.status !== "playing") expect(next).toEqual(duel);
					// A second look at the same moment changes nothing: any number of processes may look.
					expect(applyDueChanges(plan, next, now)).toEqual(next);
					duel = next;
				}
				// Neither side comes back: the duel ends anyway.
				for (let n = 0; n < 4; n++)
					duel = applyDueChanges(plan, duel, now + (n + 1) * (LOBBY_MS + LIVE_DUEL_TIMEOUT_MS + 1));
				expect(duel.status).toBeOneOf(["over", "declined"]);
				const ends = duel.sides.map(({ status }) => status).sort();
				if (duel.status === "over") expect(ends.join()).toBeOneOf(["over,over", "left,over"]);
			}),
		);
	},
);

it("never lets a player lose who is back in time, whatever the opponent does", () => {
	const away = fc.integer({ min: 0, max: LIVE_DUEL_TIMEOUT_MS + RETURN_MS - 1 });
	fc.assert(
		fc.property(fc.array(away, { minLength: 1, maxLength: 20 }), fc.boolean(), (absences, announces) => {
			const plan = tenRounds;
			let duel = begun(plan);
			let now = START;
			for (const absence of absences) {
				if (announces) duel = applyLeave(plan, duel, 0, now);
				const back = now + Math.min(absence, announces ? RETURN_MS - 1 : absence);
				for (; now < back; now = Math.min(back, now + LIVE_DUEL_HEARTBEAT_MS))
					duel = applyHeartbeat(plan, duel, 1, now);
				duel = applyHeartbeat(plan, applyHeartbeat(plan, duel, 1, now), 0, now);
				expect(duel.sides.map(({ status }) => status)).not.toContain("left");
			}
		}),
	);
});

import { describe, expect, it } from "vitest";
import { NETWORK_GRACE_MS } from "../play/delays.ts";
import type { Guess, RunPlan } from "../play/engine.ts";
import {
	COUNTDOWN_MS,
	LIVE_HEARTBEAT_MS,
	LIVE_TIMEOUT_MS,
	LOBBY_MS,
	NEXT_ROUND_MS,
	RETURN_MS,
} from "./limits.ts";
import {
	applyAnswer,
	applyDueChanges,
	applyHeartbeat,
	applyLeave,
	applyReady,
	refusalOfAnswer,
} from "./live.ts";
import { goneSince, type LiveDuel, losesAt, type Seat } from "./live-duel.ts";
import { CLOCK, LOBBY, LOBBY_SIDE, START, VALUES } from "./testing/live-lobby.ts";

const ten: RunPlan = { rounds: 10, clockOf: (round) => (round <= 10 ? CLOCK : null) };
const toMistake: RunPlan = { rounds: null, clockOf: () => CLOCK };
const BEGIN = START + COUNTDOWN_MS;
const begun = (plan = ten) => applyReady(plan, applyReady(plan, LOBBY, 0, START), 1, START);
const guess = (plan: RunPlan, duel: LiveDuel, seat: Seat, what: Guess, at: number) =>
	applyAnswer(plan, duel, seat, { round: duel.round, guess: what, at }, VALUES);
function stays(duel: LiveDuel, seat: Seat, from: number, to: number): LiveDuel {
	const at = Math.min(from + LIVE_HEARTBEAT_MS, to);
	return from < to ? stays(applyHeartbeat(ten, duel, seat, at), seat, at, to) : duel;
}
const statuses = (duel: LiveDuel) => [duel.status, ...duel.sides.map(({ status }) => status)];

describe("the lobby", () => {
	it("becomes a game once both are ready, with the same first round for both after the countdown", () => {
		const one = applyReady(ten, LOBBY, 1, START);
		expect(statuses(one)).toEqual(["open", "waiting", "ready"]);
		const both = applyReady(ten, one, 0, START + 5000);
		expect(both).toMatchObject({ status: "playing", round: 1, roundStartsAt: START + 5000 + COUNTDOWN_MS });
		for (const { progress } of both.sides)
			expect(progress).toMatchObject({ round: 1, roundStartsAt: both.roundStartsAt });
	});

	it("does not begin with an absent player, who has to be ready again after returning", () => {
		const gone = [
			applyLeave(ten, applyReady(ten, LOBBY, 0, START), 0, START + 1),
			applyHeartbeat(ten, applyReady(ten, LOBBY, 0, START), 1, START + LIVE_TIMEOUT_MS + 1),
		];
		for (const duel of gone) {
			const at = START + LIVE_TIMEOUT_MS + 2;
			const alone = applyReady(ten, duel, 1, at);
			expect(alone.status).toBe("open");
			expect(statuses(applyHeartbeat(ten, alone, 0, at))).toEqual(["open", "waiting", "ready"]);
			expect(applyReady(ten, alone, 0, at).status).toBe("playing");
		}
	});

	it("closes after a while unless both are present", () => {
		const never = { ...LOBBY_SIDE, seenAt: Number.NEGATIVE_INFINITY };
		const alone = applyHeartbeat(ten, { ...LOBBY, sides: [LOBBY_SIDE, never] }, 0, START + LOBBY_MS - 1);
		expect(applyDueChanges(ten, alone, START + LOBBY_MS).status).toBe("declined");
		const both = applyHeartbeat(ten, alone, 1, START + LOBBY_MS - 1);
		expect(applyDueChanges(ten, both, START + LOBBY_MS).status).toBe("open");
	});
});

describe("a round", () => {
	it("is the same for both, and the next one begins for both after the later answer", () => {
		const one = guess(ten, begun(), 0, "higher", BEGIN + 1000);
		expect(one).toMatchObject({ round: 1, roundStartsAt: BEGIN });
		const both = guess(ten, one, 1, "lower", BEGIN + 4000);
		const startsAt = BEGIN + 4000 + CLOCK.advanceMs + NEXT_ROUND_MS;
		expect(both).toMatchObject({ status: "playing", round: 2, roundStartsAt: startsAt });
		for (const { progress } of both.sides)
			expect(progress).toMatchObject({ round: 2, roundStartsAt: startsAt });
		expect(both.sides.map(({ progress }) => progress.score)).toEqual([1, 0]);
	});

	it("is lost by a side that does not answer it in time, whichever side is seen first", () => {
		const late = BEGIN + CLOCK.timerMs + NETWORK_GRACE_MS + 1;
		const here = (duel: LiveDuel) => applyHeartbeat(ten, applyHeartbeat(ten, duel, 0, late - 1), 1, late - 1);
		const waits = here(guess(ten, begun(), 0, "higher", BEGIN + 1000));
		for (const seen of [
			applyDueChanges(ten, waits, late),
			applyHeartbeat(ten, waits, 0, late),
			applyHeartbeat(ten, waits, 1, late),
		]) {
			expect(seen.sides[1].answers).toEqual([{ guess: "timeout", correct: false, ms: CLOCK.timerMs }]);
			expect(seen).toMatchObject({ round: 2, roundStartsAt: late + CLOCK.advanceMs + NEXT_ROUND_MS });
		}
	});

	it("refuses a guess during the countdown, an early time-out, and a guess for another round", () => {
		const duel = begun();
		const refusal = (round: number, what: Guess, at: number) =>
			refusalOfAnswer(ten, duel, 0, { round, guess: what, at });
		expect(refusal(1, "higher", START)).toBe("play/too-early");
		expect(refusal(1, "timeout", BEGIN + CLOCK.timerMs - 1)).toBe("play/too-early");
		expect(refusal(2, "higher", BEGIN)).toBe("play/wrong-round");
		expect(refusal(1, "higher", BEGIN)).toBeNull();
		expect(refusalOfAnswer(ten, LOBBY, 0, { round: 1, guess: "higher", at: BEGIN })).toBe("play/run-over");
	});
});

it("ends for both with the first mistake if its plan says so", () => {
	const ahead = guess(toMistake, begun(toMistake), 1, "higher", BEGIN + 1000);
	const duel = guess(toMistake, ahead, 0, "lower", BEGIN + 2000);
	expect(statuses(duel)).toEqual(["over", "over", "over"]);
	expect(duel.sides.map(({ progress }) => [progress.outcome, progress.score, progress.round])).toEqual([
		["wrong", 0, 1],
		["exhausted", 1, 1],
	]);
});

describe("a player who leaves", () => {
	it("loses after a while, but not if they return", () => {
		const gone = stays(applyLeave(ten, begun(), 0, BEGIN), 1, START, BEGIN + RETURN_MS - 1);
		expect(losesAt(gone.sides[0], BEGIN)).toBe(BEGIN + RETURN_MS);
		expect(statuses(applyDueChanges(ten, gone, BEGIN + RETURN_MS - 1))[0]).toBe("playing");
		expect(statuses(applyDueChanges(ten, gone, BEGIN + RETURN_MS))).toEqual(["over", "left", "over"]);
		// Too late: the result is final.
		expect(statuses(applyHeartbeat(ten, gone, 0, BEGIN + RETURN_MS))).toEqual(["over", "left", "over"]);
		expect(
			goneSince(applyHeartbeat(ten, gone, 0, BEGIN + RETURN_MS - 1).sides[0], BEGIN + RETURN_MS),
		).toBeNull();
	});

	it("loses a little later if they only fell silent", () => {
		const quietSince = START;
		const losing = quietSince + LIVE_TIMEOUT_MS + RETURN_MS;
		const duel = stays(begun(), 1, START, losing - 1);
		expect(applyDueChanges(ten, duel, losing - 1).status).toBe("playing");
		expect(statuses(applyDueChanges(ten, duel, losing))).toEqual(["over", "left", "over"]);
	});

	it("may go after their last round, while the opponent may not", () => {
		const last: RunPlan = { rounds: 1, clockOf: (round) => (round === 1 ? CLOCK : null) };
		const done = applyLeave(ten, guess(last, begun(last), 0, "higher", BEGIN), 0, BEGIN);
		const alone = stays(done, 1, START, BEGIN + RETURN_MS + 1);
		expect(losesAt(alone.sides[0], BEGIN)).toBeNull();
		expect(statuses(applyDueChanges(last, alone, BEGIN + RETURN_MS + 1))).toEqual([
			"playing",
			"over",
			"playing",
		]);
		const neither = applyDueChanges(last, done, START + LIVE_TIMEOUT_MS + RETURN_MS);
		expect(statuses(neither)).toEqual(["over", "over", "left"]);
	});

	it("does not lose while the opponent is gone as well, and gets new time when the opponent is back", () => {
		const back = START + 120_000;
		const both = applyDueChanges(ten, begun(), back);
		expect(both.status).toBe("playing");
		const one = applyHeartbeat(ten, both, 1, back);
		expect(losesAt(one.sides[0], back)).toBe(back + RETURN_MS);
	});

	it("loses in the end if they left first; if both left together, neither loses", () => {
		const end = BEGIN + RETURN_MS + LOBBY_MS;
		const first = applyLeave(ten, begun(), 1, BEGIN);
		const later = applyLeave(ten, stays(first, 0, START, BEGIN + RETURN_MS - 1), 0, BEGIN + RETURN_MS - 1);
		expect(statuses(applyDueChanges(ten, later, end))).toEqual(["over", "over", "left"]);
		expect(applyDueChanges(ten, begun(), end).status).toBe("declined");
	});
});

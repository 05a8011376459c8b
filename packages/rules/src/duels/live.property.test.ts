import fc from "fast-check";
import { expect, it } from "vitest";
import type { Guess, RunPlan } from "../play/engine.ts";
import { LIVE_HEARTBEAT_MS, LIVE_TIMEOUT_MS, LOBBY_MS, NEXT_ROUND_MS, RETURN_MS } from "./limits.ts";
import {
	applyAnswer,
	applyDueChanges,
	applyHeartbeat,
	applyLeave,
	applyReady,
	refusalOfAnswer,
} from "./live.ts";
import { hasAnswered, type LiveDuel, type Seat } from "./live-duel.ts";
import { CLOCK, LOBBY, START, VALUES } from "./testing/live-lobby.ts";

const PLANS: Record<string, RunPlan> = {
	"of ten rounds": { rounds: 10, clockOf: (round) => (round <= 10 ? CLOCK : null) },
	"to the first mistake": { rounds: null, clockOf: (round) => (round <= 30 ? CLOCK : null) },
};

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

for (const [name, plan] of Object.entries(PLANS)) {
	it(`keeps both sides in step in a duel ${name}, and ends once, whatever they do and whenever it is looked at`, () => {
		fc.assert(
			fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
				let duel = applyReady(plan, applyReady(plan, LOBBY, 0, START), 1, START);
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
					duel = applyDueChanges(plan, duel, now + (n + 1) * (LOBBY_MS + LIVE_TIMEOUT_MS + 1));
				expect(duel.status).toBeOneOf(["over", "declined"]);
				const ends = duel.sides.map(({ status }) => status).sort();
				if (duel.status === "over")
					expect([
						["over", "over"],
						["left", "over"],
					]).toContainEqual(ends);
			}),
		);
	});
}

it("never lets a player lose who is back in time, whatever the opponent does", () => {
	const away = fc.integer({ min: 0, max: LIVE_TIMEOUT_MS + RETURN_MS - 1 });
	fc.assert(
		fc.property(fc.array(away, { minLength: 1, maxLength: 20 }), fc.boolean(), (absences, announces) => {
			const plan = PLANS["of ten rounds"] as RunPlan;
			let duel = applyReady(plan, applyReady(plan, LOBBY, 0, START), 1, START);
			let now = START;
			for (const absence of absences) {
				if (announces) duel = applyLeave(plan, duel, 0, now);
				const back = now + Math.min(absence, announces ? RETURN_MS - 1 : absence);
				for (; now < back; now = Math.min(back, now + LIVE_HEARTBEAT_MS))
					duel = applyHeartbeat(plan, duel, 1, now);
				duel = applyHeartbeat(plan, applyHeartbeat(plan, duel, 1, now), 0, now);
				expect(duel.sides.map(({ status }) => status)).not.toContain("left");
			}
		}),
	);
});

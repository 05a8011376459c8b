import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { customSpec } from "../custom-games/custom-run.ts";
import { judge, openRun } from "./engine.ts";
import { CLASSIC_GAMES } from "./games.ts";
import { countRounds, pairsOf, planOf, type RunSpec } from "./pairs.ts";

/** Of rounds 1, 2, 4, 5 and 9 of one seed. */
const PAIRS = [
	{ first: 4, second: 2 },
	{ first: 2, second: 0 },
	{ first: 3, second: 1 },
	{ first: 1, second: 4 },
	{ first: 3, second: 1 },
];

const specs: fc.Arbitrary<RunSpec> = fc
	.record({
		seed: fc.string({ maxLength: 8 }),
		poolSize: fc.integer({ min: 2, max: 12 }),
		opening: fc.constantFrom<RunSpec["opening"]>("first-two", "random"),
		endsWhenExhausted: fc.boolean(),
		minDifference: fc.integer({ min: 0, max: 2 }),
	})
	.map(({ minDifference, ...deck }) => ({
		...deck,
		// Items that are too close may not meet; 0 and 1, which open some runs, always may.
		fits: (a: number, b: number) => Math.abs(a - b) > minDifference || a + b === 1,
		timerMs: 20_000,
		advanceMs: 2000,
	}));

describe("pairs", () => {
	it("do not depend on the order in which they are asked for, nor on who deals them", () => {
		fc.assert(
			fc.property(specs, fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 12 }), (spec, rounds) => {
				const [browser, server] = [pairsOf(spec), pairsOf(spec)];
				const inOrder = Array.from({ length: 30 }, (_, index) => server(index + 1));
				for (const round of rounds) expect(browser(round)).toEqual(inOrder[round - 1]);
			}),
		);
	});

	it("follow each other: the guessed item is the known one of the next round", () => {
		fc.assert(
			fc.property(specs, fc.integer({ min: 1, max: 30 }), (spec, round) => {
				const pairOf = pairsOf(spec);
				const [pair, next] = [pairOf(round), pairOf(round + 1)];
				if (next) expect(next.first).toBe(pair?.second);
			}),
		);
	});

	it("are as many as the items give, up to the wanted number", () => {
		const spec: RunSpec = { seed: "s", poolSize: 4, ...customSpec(0) };
		expect(countRounds(pairsOf(spec), 10)).toBe(3);
		expect(countRounds(pairsOf(spec), 2)).toBe(2);
		expect(countRounds(pairsOf({ ...spec, endsWhenExhausted: false }), 10)).toBe(10);
	});

	it("are dealt one by one, so that a guess costs the next item only", () => {
		const fits = vi.fn(() => true);
		const pairOf = pairsOf({ seed: "a", poolSize: 500, opening: "random", fits, endsWhenExhausted: false });
		for (let round = 1; round <= 5; round++) pairOf(round);
		expect(fits.mock.calls.length).toBeLessThan(50);
	});

	it("stay the same in later versions, because stored runs and duels are dealt again", () => {
		const spec = { seed: "an open run", poolSize: 5, opening: "random", endsWhenExhausted: false } as const;
		const pairOf = pairsOf({ ...spec, fits: (a, b) => Math.abs(a - b) !== 1 });
		expect([1, 2, 4, 5, 9].map(pairOf)).toEqual(PAIRS);
	});
});

it.each<[string, RunSpec, { rounds?: number; maxRounds?: number }, number]>([
	["a classic run", { ...CLASSIC_GAMES.github, seed: "s", poolSize: 22, fits: () => true }, {}, 60],
	["a classic run that ends", { ...CLASSIC_GAMES.music, seed: "s", poolSize: 22, fits: () => true }, {}, 21],
	["a custom run", { seed: "s", poolSize: 9, ...customSpec(12) }, {}, 8],
	["a duel of ten rounds", { seed: "s", poolSize: 22, ...customSpec(0) }, { rounds: 10 }, 10],
	["a duel of a run", { seed: "s", poolSize: 22, ...customSpec(20) }, { maxRounds: 15 }, 15],
])("%s has as many rounds as it deals pairs, and the game's clock in each", (_, spec, limits, rounds) => {
	const plan = planOf(spec, limits);
	let state = openRun(0);
	for (let n = 0; n < 60 && state.status === "playing"; n++) {
		expect(plan.pairOf(state.round)).not.toBeNull();
		expect(plan.clockOf(state.round)).toEqual({ timerMs: spec.timerMs, advanceMs: spec.advanceMs });
		const move = { round: state.round, guess: "higher", at: state.roundStartsAt } as const;
		state = judge(plan, state, move, { known: 1, hidden: 1 }).state;
	}
	expect(state.score).toBe(rounds);
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { judge, openRun, type RunSpec } from "../play/run.ts";
import { countRounds, pairsOf } from "./pairs.ts";

const specs: fc.Arbitrary<RunSpec> = fc
	.record({
		seed: fc.string({ maxLength: 8 }),
		poolSize: fc.integer({ min: 2, max: 12 }),
		opening: fc.constantFrom<RunSpec["opening"]>("first-two", "random"),
		endsWhenExhausted: fc.boolean(),
		apart: fc.integer({ min: 0, max: 2 }),
	})
	.map(({ apart, ...deck }) => ({
		...deck,
		// Items that are too close may not meet; 0 and 1, which open some runs, always may.
		fits: (a: number, b: number) => Math.abs(a - b) > apart || a + b === 1,
		timerMs: 20_000,
		advanceMs: 2000,
	}));

it("are those of a run with the same seed and pool, to its end", () => {
	fc.assert(
		fc.property(specs, fc.integer({ min: 1, max: 40 }), (spec, rounds) => {
			const pairOf = pairsOf(spec);
			let run = openRun(spec, 0);
			for (let round = 1; round <= rounds && run.status === "playing"; round++) {
				expect(pairOf(round)).toEqual({ first: run.first, second: run.second });
				run = judge(spec, run, { round, guess: "higher", at: 0 }, { first: 1, second: 1 }).run;
			}
			if (run.outcome === "exhausted") expect(pairOf(run.round + 1)).toBeNull();
		}),
	);
});

it("do not depend on the order in which they are asked for", () => {
	fc.assert(
		fc.property(specs, fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 12 }), (spec, asked) => {
			const [one, other] = [pairsOf(spec), pairsOf(spec)];
			const inOrder = Array.from({ length: 30 }, (_, index) => other(index + 1));
			for (const round of asked) expect(one(round)).toEqual(inOrder[round - 1]);
		}),
	);
});

it("are as many as the items give, up to the wanted number", () => {
	const spec: RunSpec = {
		seed: "s",
		poolSize: 4,
		opening: "random",
		fits: () => true,
		endsWhenExhausted: true,
		timerMs: null,
		advanceMs: 0,
	};
	expect(countRounds(pairsOf(spec), 10)).toBe(3);
	expect(countRounds(pairsOf(spec), 2)).toBe(2);
	expect(countRounds(pairsOf({ ...spec, endsWhenExhausted: false }), 10)).toBe(10);
});

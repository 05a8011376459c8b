import fc from "fast-check";
import { expect, it } from "vitest";
import { openFuzzWorld } from "../testing/fuzz/fuzz-world.ts";
import { FUZZED_CALLS, fuzzedCall } from "../testing/fuzz/fuzzed-calls.ts";
import { onEachDatabase } from "../testing/sites.ts";

/** The same calls in each run; `bench endurance fuzz` makes others, and HILO_TEST_SEED=<seed> too. */
const SEED = Number(process.env.HILO_TEST_SEED ?? 1);
/** For each call. */
const RUNS = { sqlite: 6, postgres: 3 };
/** Calls spoil a world: they close games, end friendships, delete accounts. */
const CALLS_PER_WORLD = 30;

const GROUPS = FUZZED_CALLS.flatMap((first, n) =>
	n % CALLS_PER_WORLD === 0 ? [[first, FUZZED_CALLS.slice(n, n + CALLS_PER_WORLD)] as const] : [],
);

onEachDatabase((openSite) => {
	// A failure prints the smallest input that fails.
	it.each(GROUPS)(
		"answers odd input as documented, or refuses it with a code and its text: %s and the calls after it",
		async (_, names) => {
			const site = await openSite({ settings: { rateLimits: false } });
			const { world, faultOf } = await openFuzzWorld(site, "");
			for (const name of names) {
				const property = fc.asyncProperty(fuzzedCall(name, world), async (call) => {
					expect(await faultOf(call)).toBeNull();
				});
				await fc.assert(property, { seed: SEED, numRuns: RUNS[site.db.dialect] });
			}
		},
	);
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { openFuzzWorld } from "../testing/fuzz/fuzz-world.ts";
import { FUZZED_CALLS, fuzzedCall } from "../testing/fuzz/fuzzed-calls.ts";
import { onEachDatabase } from "../testing/sites.ts";

/** For each call. */
const RUNS = { sqlite: 6, postgres: 3 };
/** Calls spoil a world: they close games, end friendships, delete accounts. */
const CALLS_PER_WORLD = 30;

const GROUPS = FUZZED_CALLS.flatMap((first, n) =>
	n % CALLS_PER_WORLD === 0 ? [[first, FUZZED_CALLS.slice(n, n + CALLS_PER_WORLD)] as const] : [],
);

onEachDatabase((openSite) => {
	// A failure prints its seed and the smallest input that fails; HILO_TEST_SEED=<seed> repeats it.
	it.each(GROUPS)(
		"answers odd input as documented, or refuses it with a code and its text: %s and the calls after it",
		async (_, names) => {
			const site = await openSite({ settings: { rateLimits: false } });
			const { world, faultOf } = await openFuzzWorld(site, "");
			for (const name of names) {
				const property = fc.asyncProperty(fuzzedCall(name, world), async (call) => {
					expect(await faultOf(call)).toBeNull();
				});
				await fc.assert(property, { numRuns: RUNS[site.db.dialect] });
			}
		},
	);
});

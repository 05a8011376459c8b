import fc from "fast-check";
import { expect, it } from "vitest";
import { openFuzzWorld } from "../testing/fuzz/fuzz-world.ts";
import { FUZZED_CALLS, fuzzedCall } from "../testing/fuzz/fuzzed-calls.ts";
import { onEachDatabase } from "../testing/sites.ts";

/** For each call. */
const RUNS = { sqlite: 6, postgres: 3 };
/** Calls spoil a world: they close games, end friendships, delete accounts. */
const CALLS_PER_WORLD = 60;

onEachDatabase((openSite) => {
	// A failure prints its seed and the smallest input that fails; HILO_TEST_SEED=<seed> repeats it.
	it("answers odd input to any call as documented, or refuses it with a code and its text", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		let opened = await openFuzzWorld(site, "");
		for (const [n, name] of FUZZED_CALLS.entries()) {
			if (n > 0 && n % CALLS_PER_WORLD === 0) opened = await openFuzzWorld(site, `${n}`);
			const { world, faultOf } = opened;
			const property = fc.asyncProperty(fuzzedCall(name, world), async (call) => {
				expect(await faultOf(call)).toBeNull();
			});
			await fc.assert(property, { numRuns: RUNS[site.db.dialect] });
		}
	});
});

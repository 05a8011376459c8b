/** Runs property tests with the seed in `HILO_TEST_SEED`, as a failed one printed it. Without it, each run has a new one. */
const seed = process.env.HILO_TEST_SEED;
if (seed !== undefined) {
	if (!/^-?\d+$/.test(seed)) throw new Error(`HILO_TEST_SEED must be a whole number, and is "${seed}".`);
	const { configureGlobal } = await import("fast-check");
	configureGlobal({ seed: Number(seed) });
}

export {};

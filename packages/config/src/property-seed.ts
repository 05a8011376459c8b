/** Repeats a failed property test with the seed that it printed, in `HILO_TEST_SEED`. */
const seed = process.env.HILO_TEST_SEED;
if (seed !== undefined) {
	if (!/^-?\d+$/.test(seed)) throw new Error(`HILO_TEST_SEED must be a whole number, and is "${seed}".`);
	const { configureGlobal } = await import("fast-check");
	configureGlobal({ seed: Number(seed) });
}

export {};

/** Calls per round: rounds of equal length suffer alike from other load. */
export interface Work {
	readonly calls: number;
	call(): Promise<unknown>;
}

const WARM_UP = 10;
const ROUNDS = 31;

/** µs per call, by name and round. */
export type Times<Name extends string> = Record<Name, readonly number[]>;

/** Measures use cases in this process. They alternate within every round, so that other load affects all alike. */
export async function timeCalls<Name extends string>(
	workByName: Readonly<Record<Name, Work>>,
): Promise<Times<Name>> {
	const names = Object.keys(workByName) as Name[];
	const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
	for (let round = 0; round < WARM_UP + ROUNDS; round++) {
		for (let offset = 0; offset < names.length; offset++) {
			const name = names[(round + offset) % names.length];
			if (name === undefined) continue;
			const { call, calls } = workByName[name];
			const began = performance.now();
			for (let n = 0; n < calls; n++) await call();
			if (round >= WARM_UP) times[name].push(((performance.now() - began) * 1000) / calls);
		}
	}
	return times;
}

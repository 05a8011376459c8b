import { median } from "./median.ts";
import type { MeasuredProcess } from "./processes/measured-process.ts";

export type Lane = () => Promise<void>;

export interface Contender {
	readonly process: MeasuredProcess;
	/** Run in parallel, each with one open request. */
	readonly lanes: readonly Lane[];
}

export interface Plan {
	readonly warmUp: number;
	readonly rounds: number;
	/** Requests of each lane in each round. */
	readonly requests: number;
}

/** CPU microseconds of one request, by contender and round. */
export type Costs<Name extends string> = Record<Name, readonly number[]>;

/** The contenders alternate within every round, so that other load on the machine affects all alike. */
export async function interleave<Name extends string>(
	contenders: Readonly<Record<Name, Contender>>,
	{ warmUp, rounds, requests }: Plan,
): Promise<Costs<Name>> {
	const names = Object.keys(contenders) as Name[];
	const costs: Partial<Record<Name, number[]>> = {};
	for (let round = 0; round < warmUp + rounds; round++) {
		// The order rotates, so that no contender always follows the same one.
		for (const name of rotate(names, round)) {
			const { process, lanes } = contenders[name];
			const before = await process.cpu();
			await Promise.all(lanes.map((lane) => repeat(requests, lane)));
			const cost = ((await process.cpu()) - before) / requests / lanes.length;
			if (round >= warmUp) costs[name] = [...(costs[name] ?? []), cost];
		}
	}
	return costs as Costs<Name>;
}

/** The median of the per-round ratios of `a` to `b`. */
export function ratio(a: readonly number[], b: readonly number[]): number {
	return median(a.map((cost, round) => cost / (b[round] ?? Number.NaN)));
}

export async function repeat(times: number, lane: Lane): Promise<void> {
	for (let i = 0; i < times; i++) await lane();
}

function rotate<T>(values: readonly T[], count: number): T[] {
	const at = count % values.length;
	return [...values.slice(at), ...values.slice(0, at)];
}

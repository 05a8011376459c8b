import { median } from "./median.ts";
import type { MeasuredProcess } from "./processes/measured-process.ts";

/** Makes one request over a connection of its own, checks that it was answered as it should be, and prepares the next. */
export type Lane = () => Promise<void>;

/** A way to do the measured thing against one process. */
export interface Contender {
	readonly process: MeasuredProcess;
	/** They run at the same time, each with one request under way. */
	readonly lanes: readonly Lane[];
}

export interface Plan {
	/** Rounds before anything is measured. */
	readonly warmUp: number;
	readonly rounds: number;
	/** Requests of each lane in each round. */
	readonly requests: number;
}

/** What a request costs each contender: CPU microseconds by round. */
export type Costs<Name extends string> = Record<Name, readonly number[]>;

/**
 * Measures what a request costs in CPU time of the server's process. The contenders take turns in every round, so that whatever
 * else the machine does in a round, it does to all of them.
 */
export async function interleave<Name extends string>(
	contenders: Readonly<Record<Name, Contender>>,
	{ warmUp, rounds, requests }: Plan,
): Promise<Costs<Name>> {
	const names = Object.keys(contenders) as Name[];
	const costs: Partial<Record<Name, number[]>> = {};
	for (let round = 0; round < warmUp + rounds; round++) {
		// Who goes first changes, so that nobody always follows the same neighbour.
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

/** The median over the rounds of what `a` costs in terms of `b`. */
export function ratio(a: readonly number[], b: readonly number[]): number {
	return median(a.map((cost, round) => cost / (b[round] ?? Number.NaN)));
}

async function repeat(times: number, lane: Lane): Promise<void> {
	for (let i = 0; i < times; i++) await lane();
}

function rotate<T>(values: readonly T[], by: number): T[] {
	const at = by % values.length;
	return [...values.slice(at), ...values.slice(0, at)];
}

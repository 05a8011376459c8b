import type { Outcome } from "./outcome.ts";
import type { Suite } from "./suites.ts";

export interface Result extends Outcome {
	name: string;
	seconds: number;
}

/** Runs one suite per core, in list order as far as `needs` and `apart` allow; fails those that need a failed one. */
export async function runSuites(
	suites: readonly Suite[],
	cores: number,
	onResult: (result: Result) => void,
): Promise<Result[]> {
	const names = new Set(suites.map(({ name }) => name));
	const waiting = [...suites];
	const running = new Map<Suite, Promise<void>>();
	const results = new Map<string, Result>();

	const finish = (result: Result) => {
		results.set(result.name, result);
		onResult(result);
	};
	const hasWhatItNeeds = ({ needs }: Suite) => needs.every((need) => !names.has(need) || results.has(need));
	const hasRoom = (suite: Suite) =>
		running.size < cores && ![...running.keys()].some((other) => areApart(suite, other));
	const start = (suite: Suite) => {
		waiting.splice(waiting.indexOf(suite), 1);
		const failedNeed = suite.needs.find((need) => (results.get(need)?.failed ?? 0) > 0);
		if (failedNeed !== undefined) return finish(notRun(suite.name, failedNeed));
		running.set(
			suite,
			runMeasured(suite).then((result) => {
				running.delete(suite);
				finish(result);
			}),
		);
	};

	while (waiting.length > 0 || running.size > 0) {
		const next = waiting.find((suite) => hasWhatItNeeds(suite) && hasRoom(suite));
		if (next !== undefined) start(next);
		else if (running.size > 0) await Promise.race(running.values());
		else throw new Error(`Suites need one another: ${waiting.map(({ name }) => name).join(", ")}`);
	}
	return suites.flatMap(({ name }) => results.get(name) ?? []);
}

function areApart(first: Suite, second: Suite): boolean {
	return first.apart.includes(second.name) || second.apart.includes(first.name);
}

async function runMeasured(suite: Suite): Promise<Result> {
	const started = performance.now();
	const outcome = await suite.run().catch((error) => failure(String(error?.stack ?? error)));
	return { ...outcome, name: suite.name, seconds: (performance.now() - started) / 1000 };
}

function notRun(name: string, failedNeed: string): Result {
	return { name, seconds: 0, ...failure(`Not run: ${failedNeed} failed.\n`) };
}

function failure(output: string): Outcome {
	return { passed: 0, failed: 1, skipped: 0, output, failures: [], files: [] };
}

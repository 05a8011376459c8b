import type { Outcome } from "./outcome.ts";
import type { Suite } from "./suites.ts";

export interface Result extends Outcome {
	name: string;
	seconds: number;
}

/**
 * Runs the suites in their order, at most `lanes` at a time. A suite that needs others waits for them. When one of those failed,
 * it isn't run and counts as failed.
 */
export async function runSuites(
	suites: readonly Suite[],
	lanes: number,
	onResult: (result: Result) => void,
): Promise<Result[]> {
	const waiting = [...suites];
	const results = new Map<string, Result>();
	const names = new Set(suites.map(({ name }) => name));
	let wake: Array<() => void> = [];

	const settle = (result: Result) => {
		results.set(result.name, result);
		onResult(result);
		for (const resume of wake) resume();
		wake = [];
	};

	const lane = async () => {
		for (;;) {
			const next = waiting.find(({ needs }) => needs.every((need) => !names.has(need) || results.has(need)));
			if (next) {
				waiting.splice(waiting.indexOf(next), 1);
				const broken = next.needs.find((need) => (results.get(need)?.failed ?? 0) > 0);
				settle(broken ? notRun(next.name, broken) : await measured(next));
			} else if (waiting.length > 0) {
				await new Promise<void>((resolve) => wake.push(resolve));
			} else {
				return;
			}
		}
	};

	await Promise.all(Array.from({ length: lanes }, lane));
	return suites.flatMap(({ name }) => results.get(name) ?? []);
}

async function measured(suite: Suite): Promise<Result> {
	const started = performance.now();
	const outcome = await suite
		.run()
		.catch((error) => ({ passed: 0, failed: 1, skipped: 0, output: String(error?.stack ?? error) }));
	return { ...outcome, name: suite.name, seconds: (performance.now() - started) / 1000 };
}

function notRun(name: string, broken: string): Result {
	return { name, seconds: 0, passed: 0, failed: 1, skipped: 0, output: `Not run: ${broken} failed.\n` };
}

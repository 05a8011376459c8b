import { existsSync, readFileSync } from "node:fs";
import type { Finished } from "../process/run.ts";

/** What a suite came to. `output` is shown when something failed. */
export interface Outcome {
	passed: number;
	failed: number;
	skipped: number;
	output: string;
}

/** A program that is one check by itself, like the linter: its exit code says it all. */
export function oneCheck({ code, output }: Finished): Outcome {
	return code === 0
		? { passed: 1, failed: 0, skipped: 0, output }
		: { passed: 0, failed: 1, skipped: 0, output };
}

/** One check for each task of a turbo run, from the line `Tasks: 3 successful, 11 total`. */
export function turboOutcome({ code, output }: Finished): Outcome {
	const [, successful, total] = /Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? [];
	const passed = Number(successful ?? 0);
	return honest({ passed, failed: Number(total ?? 0) - passed, skipped: 0, output }, code);
}

/** The counts of a Vitest run, from its JSON report. */
export function vitestOutcome({ code, output }: Finished, reportFile: string): Outcome {
	const report: { numPassedTests?: number; numFailedTests?: number; numPendingTests?: number } =
		readReport(reportFile);
	const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = report;
	return honest({ passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, output }, code);
}

/** The counts of a Playwright run, from its JSON report. A test that passed at the second try only has failed. */
export function playwrightOutcome({ code, output }: Finished, reportFile: string): Outcome {
	const report: { stats?: { expected: number; unexpected: number; flaky: number; skipped: number } } =
		readReport(reportFile);
	const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
	return honest({ passed: expected, failed: unexpected + flaky, skipped, output }, code);
}

/** A run that broke, or that ran nothing, has failed even when no single test did. */
function honest(outcome: Outcome, code: number): Outcome {
	if (code !== 0) return { ...outcome, failed: Math.max(1, outcome.failed) };
	if (outcome.passed + outcome.failed === 0) {
		return { ...outcome, failed: 1, output: `${outcome.output}\nNo test ran.\n` };
	}
	return outcome;
}

function readReport(file: string): object {
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

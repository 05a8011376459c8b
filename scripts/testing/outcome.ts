import { existsSync, readFileSync } from "node:fs";
import type { Finished } from "../process/run.ts";

/** The result of a suite. `output` is shown when something failed. */
export interface Outcome {
	passed: number;
	failed: number;
	skipped: number;
	output: string;
}

/** Counts a program as a single check, by its exit code: the linter, for example. */
export function oneCheck({ code, output }: Finished): Outcome {
	return code === 0
		? { passed: 1, failed: 0, skipped: 0, output }
		: { passed: 0, failed: 1, skipped: 0, output };
}

/** Several outcomes as one. */
export function sum(outcomes: readonly Outcome[]): Outcome {
	return outcomes.reduce((all, { passed, failed, skipped, output }) => ({
		passed: all.passed + passed,
		failed: all.failed + failed,
		skipped: all.skipped + skipped,
		output: all.output + output,
	}));
}

/** Counts each task of a turbo run as one check, from the line `Tasks: 3 successful, 11 total`. */
export function turboOutcome({ code, output }: Finished): Outcome {
	const [, successful, total] = /Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? [];
	const passed = Number(successful ?? 0);
	return atLeastOneFailure({ passed, failed: Number(total ?? 0) - passed, skipped: 0, output }, code);
}

/** A test of the suite that may be skipped, by its name (its own, after those of the groups around it), and why. */
export interface MaySkip {
	readonly test: RegExp;
	readonly why: string;
}

/** The counts of a Vitest run, from its JSON report. A test that was skipped has failed, unless `maySkip` names it. */
export function vitestOutcome(
	{ code, output }: Finished,
	reportFile: string,
	maySkip: readonly MaySkip[] = [],
): Outcome {
	const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport<VitestReport>(reportFile);
	const skipped = testResults
		.flatMap(({ assertionResults }) => assertionResults)
		.filter(({ status }) => status !== "passed" && status !== "failed")
		.map(({ fullName }) => fullName);
	return atLeastOneFailure(counted(numPassedTests, numFailedTests, skipped, maySkip, output), code);
}

interface VitestReport {
	numPassedTests?: number;
	numFailedTests?: number;
	testResults?: Array<{ assertionResults: Array<{ fullName: string; status: string }> }>;
}

/**
 * The counts of a Playwright run, from its JSON report. A test that passed only at the second try has failed, and so has one
 * that was skipped.
 */
export function playwrightOutcome({ code, output }: Finished, reportFile: string): Outcome {
	const { stats, suites = [] } = readReport<PlaywrightReport>(reportFile);
	const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
	return atLeastOneFailure(counted(expected, unexpected + flaky, skippedSpecs(suites), [], output), code);
}

interface PlaywrightReport {
	stats?: { expected: number; unexpected: number; flaky: number };
	suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
	title: string;
	specs?: Array<{ title: string; tests: Array<{ status: string }> }>;
	suites?: PlaywrightSuite[];
}

function skippedSpecs(suites: readonly PlaywrightSuite[]): string[] {
	return suites.flatMap((suite) => [
		...(suite.specs ?? [])
			.filter(({ tests }) => tests.some(({ status }) => status === "skipped"))
			.map(({ title }) => `${suite.title} ${title}`),
		...skippedSpecs(suite.suites ?? []),
	]);
}

/** Adds the skipped tests that may not be skipped to the failed ones, and names them in the output. */
function counted(
	passed: number,
	failed: number,
	skipped: readonly string[],
	maySkip: readonly MaySkip[],
	output: string,
): Outcome {
	const wrong = skipped.filter((name) => !maySkip.some(({ test }) => test.test(name)));
	const notes = wrong.map((name) => `Skipped, which counts as failed: ${name}\n`);
	return {
		passed,
		failed: failed + wrong.length,
		skipped: skipped.length - wrong.length,
		output: [output, ...notes].join(""),
	};
}

/** Counts at least one failure for a run that broke or that ran no test. */
function atLeastOneFailure(outcome: Outcome, code: number): Outcome {
	if (code !== 0) return { ...outcome, failed: Math.max(1, outcome.failed) };
	if (outcome.passed + outcome.failed === 0) {
		return { ...outcome, failed: 1, output: `${outcome.output}\nNo test ran.\n` };
	}
	return outcome;
}

function readReport<Report extends object>(file: string): Partial<Report> {
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

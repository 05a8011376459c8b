import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Finished } from "../process/run.ts";

export interface Outcome {
	passed: number;
	failed: number;
	skipped: number;
	output: string;
	failures: readonly Failure[];
	files: readonly FileTime[];
	/** Undefined where the time of a program is unknown. */
	processorSeconds?: number | undefined;
}

interface Failure {
	readonly test: string;
	/** The argument after `test <suite> --` that repeats it. */
	readonly file?: string;
}

interface FileTime {
	/** Relative to the suite's folder, with slashes. */
	readonly file: string;
	/** From the start of the first test to the end of the last; for journeys, the sum. */
	readonly seconds: number;
}

/** Counts a program as one check, by its exit code. */
export function checkOutcome({ code, output, processorSeconds }: Finished): Outcome {
	const passed = code === 0 ? 1 : 0;
	return { passed, failed: 1 - passed, skipped: 0, output, failures: [], files: [], processorSeconds };
}

export function sum(outcomes: readonly Outcome[]): Outcome {
	return outcomes.reduce((total, outcome) => ({
		passed: total.passed + outcome.passed,
		failed: total.failed + outcome.failed,
		skipped: total.skipped + outcome.skipped,
		output: total.output + outcome.output,
		failures: [...total.failures, ...outcome.failures],
		files: [...total.files, ...outcome.files],
		processorSeconds: add(total.processorSeconds, outcome.processorSeconds),
	}));
}

const add = (a: number | undefined, b: number | undefined) =>
	a === undefined || b === undefined ? undefined : a + b;

/** Counts each turbo task as one check, from the line `Tasks: 3 successful, 11 total`. */
export function turboOutcome(finished: Finished): Outcome {
	const [, successful, total] = /Tasks:\s+(\d+) successful, (\d+) total/.exec(finished.output) ?? [];
	const passed = Number(successful ?? 0);
	return outcomeOf(finished, { passed, failed: Number(total ?? 0) - passed });
}

/** A test that may be skipped, by its full name with those of its groups, and the reason. */
export interface AllowedSkip {
	readonly test: RegExp;
	readonly reason: string;
}

/** Reads Vitest's JSON report. Skipped tests count as failed, except those in `allowedSkips`. */
export function vitestOutcome(
	finished: Finished,
	reportFile: string,
	folder: string,
	allowedSkips: readonly AllowedSkip[] = [],
): Outcome {
	const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport<VitestReport>(reportFile);
	const pathOf = (name: string) => relative(folder, name).replaceAll("\\", "/");
	const tests = testResults.flatMap(({ name, assertionResults }) =>
		assertionResults.map(({ fullName, status }) => ({ test: fullName, file: pathOf(name), status })),
	);
	// A file that can't be loaded contains no failed test.
	const unloaded = testResults
		.filter(
			({ status, assertionResults }) =>
				status === "failed" && assertionResults.every((result) => result.status !== "failed"),
		)
		.map(({ name }) => ({ test: "the file itself", file: pathOf(name) }));
	const outcome = outcomeOf(finished, {
		passed: numPassedTests,
		failed:
			Math.max(numFailedTests, tests.filter(({ status }) => status === "failed").length) + unloaded.length,
		failures: [...tests.filter(({ status }) => status === "failed").map(withoutStatus), ...unloaded],
		files: testResults.map(({ name, startTime, endTime }) => ({
			file: pathOf(name),
			seconds: Math.max(0, endTime - startTime) / 1000,
		})),
		output: fromFirst(/^⎯/m, finished),
	});
	const skipped = tests.filter(({ status }) => status !== "passed" && status !== "failed");
	return withSkipped(outcome, skipped.map(withoutStatus), allowedSkips);
}

interface VitestReport {
	numPassedTests?: number;
	numFailedTests?: number;
	testResults?: Array<{
		name: string;
		status: string;
		startTime: number;
		endTime: number;
		assertionResults: Array<{ fullName: string; status: string }>;
	}>;
}

function withoutStatus({ test, file }: Required<Failure>): Failure {
	return { test, file };
}

/** Reads Playwright's JSON report. Passed retries count as failed, as do skipped tests not in `allowedSkips`. */
export function playwrightOutcome(
	finished: Finished,
	reportFile: string,
	folder: string,
	allowedSkips: readonly AllowedSkip[] = [],
): Outcome {
	const { stats, config, suites = [] } = readReport<PlaywrightReport>(reportFile);
	const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
	const specs = specsOf(suites).map((spec) => ({
		...spec,
		file: relative(folder, join(config?.rootDir ?? folder, spec.file)).replaceAll("\\", "/"),
	}));
	const withStatus = (...wanted: string[]) =>
		specs.filter(({ tests }) => tests.some(({ status }) => wanted.includes(status)));
	const outcome = outcomeOf(finished, {
		passed: expected,
		failed: unexpected + flaky,
		failures: withStatus("unexpected", "flaky").map(({ name, file, line }) => ({
			test: name,
			file: `${file}:${line}`,
		})),
		files: sumByFile(specs),
		output: fromFirst(/^ {2}1\) /m, finished),
	});
	const skipped = withStatus("skipped").map(({ name, file }) => ({ test: name, file }));
	return withSkipped(outcome, skipped, allowedSkips);
}

interface PlaywrightReport {
	stats?: { expected: number; unexpected: number; flaky: number };
	config?: { rootDir: string };
	suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
	title: string;
	specs?: PlaywrightSpec[];
	suites?: PlaywrightSuite[];
}

interface PlaywrightSpec {
	title: string;
	file: string;
	line: number;
	tests: Array<{ status: string; results: Array<{ duration: number }> }>;
}

function specsOf(suites: readonly PlaywrightSuite[]): Array<PlaywrightSpec & { name: string }> {
	return suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
		...specs.map((spec) => ({ ...spec, name: `${title} ${spec.title}` })),
		...specsOf(inner),
	]);
}

function sumByFile(specs: readonly PlaywrightSpec[]): FileTime[] {
	const seconds = new Map<string, number>();
	for (const { file, tests } of specs) {
		for (const { duration } of tests.flatMap(({ results }) => results)) {
			seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000);
		}
	}
	return [...seconds].map(([file, fileSeconds]) => ({ file, seconds: fileSeconds }));
}

/** After a timeout all output is kept: its end shows where the run hung. */
function fromFirst(failures: RegExp, { output, timedOut }: Finished): string {
	const start = timedOut ? 0 : output.search(failures);
	return output.slice(Math.max(0, start));
}

function withSkipped(
	outcome: Outcome,
	skipped: readonly Failure[],
	allowedSkips: readonly AllowedSkip[],
): Outcome {
	const notAllowed = skipped.filter(({ test }) => !allowedSkips.some((allowed) => allowed.test.test(test)));
	const notes = notAllowed.map(({ test }) => `Skipped, which counts as failed: ${test}\n`);
	return {
		...outcome,
		failed: outcome.failed + notAllowed.length,
		skipped: skipped.length - notAllowed.length,
		failures: [...outcome.failures, ...notAllowed],
		output: [outcome.output, ...notes].join(""),
	};
}

/** Counts at least one failure for a run that broke or ran no test. */
function outcomeOf(
	{ code, output, processorSeconds, timedOut = false }: Finished,
	counts: Pick<Outcome, "passed" | "failed"> & Partial<Outcome>,
): Outcome {
	const outcome = { skipped: 0, output, failures: [], files: [], processorSeconds, ...counts };
	if (timedOut) {
		const timeoutFailure = { test: "did not end within its limit" };
		return { ...outcome, failed: outcome.failed + 1, failures: [...outcome.failures, timeoutFailure] };
	}
	if (code !== 0) return { ...outcome, failed: Math.max(1, outcome.failed) };
	if (outcome.passed + outcome.failed === 0) {
		return { ...outcome, failed: 1, output: `${outcome.output}\nNo test ran.\n` };
	}
	return outcome;
}

function readReport<Report extends object>(file: string): Partial<Report> {
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

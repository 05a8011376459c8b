import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checkOutcome, playwrightOutcome, sum, turboOutcome, vitestOutcome } from "./outcome.ts";

const folder = mkdtempSync(join(tmpdir(), "hilo-outcome-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
	const file = join(folder, "report.json");
	writeFileSync(file, JSON.stringify(content));
	return file;
}

function testFile(name: string, tests: Record<string, string>, status = "passed") {
	const assertionResults = Object.entries(tests).map(([fullName, status]) => ({ fullName, status }));
	return { name: join(folder, name), status, startTime: 1_000, endTime: 3_500, assertionResults };
}

function journey(title: string, status: string, duration: number) {
	return { title, file: "visitor.journey.ts", line: 7, tests: [{ status, results: [{ duration }] }] };
}

describe("the outcome of a suite", () => {
	it("counts a single check by its exit code", () => {
		expect(checkOutcome({ code: 0, output: "" })).toMatchObject({ passed: 1, failed: 0 });
		expect(checkOutcome({ code: 2, output: "" })).toMatchObject({ passed: 0, failed: 1 });
	});

	it("sums outcomes, and processor times only where all are known", () => {
		const known = checkOutcome({ code: 0, output: "a", processorSeconds: 2 });
		const broken = checkOutcome({ code: 1, output: "b", processorSeconds: 0.5 });
		expect(sum([known, broken])).toMatchObject({ passed: 1, failed: 1, output: "ab", processorSeconds: 2.5 });
		expect(sum([known, checkOutcome({ code: 0, output: "" })]).processorSeconds).toBeUndefined();
	});

	it("counts turbo's tasks", () => {
		const output = " Tasks:    3 successful, 11 total\n";
		expect(turboOutcome({ code: 2, output })).toMatchObject({ passed: 3, failed: 8 });
	});

	it("counts the tests of a Vitest report", () => {
		const file = report({ numPassedTests: 4, numFailedTests: 1 });
		expect(vitestOutcome({ code: 1, output: "" }, file, folder)).toMatchObject({
			passed: 4,
			failed: 1,
			skipped: 0,
		});
	});

	it("lists each failed test with its file, and the time of each file", () => {
		const file = report({
			numPassedTests: 1,
			numFailedTests: 1,
			testResults: [testFile("src/a.test.ts", { "a opens": "failed", "a closes": "passed" }, "failed")],
		});
		expect(vitestOutcome({ code: 1, output: "" }, file, folder)).toMatchObject({
			failed: 1,
			failures: [{ test: "a opens", file: "src/a.test.ts" }],
			files: [{ file: "src/a.test.ts", seconds: 2.5 }],
		});
	});

	it("counts a file that can't be loaded as one more failure", () => {
		const file = report({
			numPassedTests: 0,
			numFailedTests: 1,
			testResults: [
				testFile("src/a.test.ts", { "a opens": "failed" }, "failed"),
				testFile("src/b.test.ts", {}, "failed"),
			],
		});
		const { failed, failures } = vitestOutcome({ code: 1, output: "" }, file, folder);
		expect(failed).toBe(2);
		expect(failures.map((failure) => failure.file)).toEqual(["src/a.test.ts", "src/b.test.ts"]);
	});

	it("keeps the part of the output about failures, and all of it after a timeout", () => {
		const output = " ✓ src/a.test.ts\n⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\n FAIL src/b.test.ts\n";
		const file = report({ numPassedTests: 1, numFailedTests: 1 });
		expect(vitestOutcome({ code: 1, output }, file, folder).output).toBe(output.slice(output.indexOf("⎯")));
		const timedOut = vitestOutcome({ code: 1, output, timedOut: true }, file, folder);
		expect(timedOut.output).toBe(output);
		expect(timedOut.failures).toEqual([{ test: "did not end within its limit" }]);
		expect(vitestOutcome({ code: 1, output: "No such option\n" }, file, folder).output).toBe(
			"No such option\n",
		);
	});

	it("counts a skipped test as failed and names it, unless the suite allows it", () => {
		const file = report({
			numPassedTests: 4,
			numFailedTests: 0,
			testResults: [
				testFile("src/a.test.ts", {
					"boards on sqlite rank": "passed",
					"boards on postgres rank": "skipped",
					"the server from npm ends": "pending",
					"an idea": "todo",
				}),
			],
		});
		const outcome = vitestOutcome({ code: 0, output: "" }, file, folder, [
			{ test: /^the server from npm /, reason: "npm has none for every platform" },
		]);
		expect(outcome).toMatchObject({ passed: 4, failed: 2, skipped: 1 });
		expect(outcome.failures.map(({ test }) => test)).toEqual(["boards on postgres rank", "an idea"]);
		expect(outcome.output).toContain("boards on postgres rank");
		expect(outcome.output).toContain("an idea");
		expect(outcome.output).not.toContain("npm");
	});

	it("counts a skipped journey as failed and names it", () => {
		const file = report({
			stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 1 },
			suites: [
				{
					title: "visitor.journey.ts",
					specs: [journey("looks around", "expected", 2_000)],
					suites: [{ title: "on a phone", specs: [journey("plays", "skipped", 0)] }],
				},
			],
		});
		const outcome = playwrightOutcome({ code: 0, output: "" }, file, folder);
		expect(outcome).toMatchObject({ passed: 5, failed: 1 });
		expect(outcome.output).toContain("on a phone plays");
	});

	it("names a failed journey with its file and line, and sums the time of a file's journeys", () => {
		const file = report({
			stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
			config: { rootDir: join(folder, "src/journeys") },
			suites: [
				{
					title: "visitor.journey.ts",
					specs: [journey("looks around", "expected", 2_000), journey("plays", "unexpected", 1_500)],
				},
			],
		});
		expect(playwrightOutcome({ code: 1, output: "" }, file, folder)).toMatchObject({
			failed: 1,
			failures: [{ test: "visitor.journey.ts plays", file: "src/journeys/visitor.journey.ts:7" }],
			files: [{ file: "src/journeys/visitor.journey.ts", seconds: 3.5 }],
		});
	});

	it("fails a run with an error outside of all tests", () => {
		const file = report({ numPassedTests: 4, numFailedTests: 0 });
		expect(vitestOutcome({ code: 1, output: "" }, file, folder)).toMatchObject({ passed: 4, failed: 1 });
	});

	it("fails a run without tests, and one without a report", () => {
		const none = report({ numPassedTests: 0, numFailedTests: 0 });
		expect(vitestOutcome({ code: 0, output: "" }, none, folder)).toMatchObject({ failed: 1 });
		const missing = join(folder, "missing.json");
		expect(vitestOutcome({ code: 0, output: "" }, missing, folder)).toMatchObject({ failed: 1 });
	});

	it("counts a journey that passed only on a retry as failed", () => {
		const file = report({ stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 } });
		expect(playwrightOutcome({ code: 0, output: "" }, file, folder)).toMatchObject({ passed: 5, failed: 1 });
	});
});

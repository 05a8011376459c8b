import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { oneCheck, playwrightOutcome, turboOutcome, vitestOutcome } from "./outcome.ts";

const folder = mkdtempSync(join(tmpdir(), "hilo-outcome-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
	const file = join(folder, "report.json");
	writeFileSync(file, JSON.stringify(content));
	return file;
}

describe("the outcome of a suite", () => {
	it("counts a single check by its exit code", () => {
		expect(oneCheck({ code: 0, output: "" })).toMatchObject({ passed: 1, failed: 0 });
		expect(oneCheck({ code: 2, output: "" })).toMatchObject({ passed: 0, failed: 1 });
	});

	it("counts turbo's tasks", () => {
		const output = " Tasks:    3 successful, 11 total\n";
		expect(turboOutcome({ code: 2, output })).toMatchObject({ passed: 3, failed: 8 });
	});

	it("counts what Vitest reports", () => {
		const file = report({ numPassedTests: 4, numFailedTests: 1 });
		expect(vitestOutcome({ code: 1, output: "" }, file)).toMatchObject({ passed: 4, failed: 1, skipped: 0 });
	});

	it("counts a skipped test as failed and names it, unless the suite says why it may be skipped", () => {
		const file = report({
			numPassedTests: 4,
			numFailedTests: 0,
			testResults: [
				{
					assertionResults: [
						{ fullName: "boards on sqlite rank", status: "passed" },
						{ fullName: "boards on postgres rank", status: "skipped" },
						{ fullName: "the server from npm ends", status: "pending" },
						{ fullName: "an idea", status: "todo" },
					],
				},
			],
		});
		const outcome = vitestOutcome({ code: 0, output: "" }, file, [
			{ test: /^the server from npm /, why: "npm has none for every platform" },
		]);
		expect(outcome).toMatchObject({ passed: 4, failed: 2, skipped: 1 });
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
					specs: [{ title: "looks around", tests: [{ status: "expected" }] }],
					suites: [{ title: "on a phone", specs: [{ title: "plays", tests: [{ status: "skipped" }] }] }],
				},
			],
		});
		const outcome = playwrightOutcome({ code: 0, output: "" }, file);
		expect(outcome).toMatchObject({ passed: 5, failed: 1 });
		expect(outcome.output).toContain("on a phone plays");
	});

	it("fails a run that broke outside of any test", () => {
		const file = report({ numPassedTests: 4, numFailedTests: 0 });
		expect(vitestOutcome({ code: 1, output: "" }, file)).toMatchObject({ passed: 4, failed: 1 });
	});

	it("fails a run without any test, and one that left no report", () => {
		const none = report({ numPassedTests: 0, numFailedTests: 0 });
		expect(vitestOutcome({ code: 0, output: "" }, none)).toMatchObject({ failed: 1 });
		expect(vitestOutcome({ code: 0, output: "" }, join(folder, "missing.json"))).toMatchObject({ failed: 1 });
	});

	it("counts a journey that only passed when repeated as failed", () => {
		const file = report({ stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 } });
		expect(playwrightOutcome({ code: 0, output: "" }, file)).toMatchObject({ passed: 5, failed: 1 });
	});
});

import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { parseStat, secondsOfEndedPrograms } from "./processor-time.ts";
import { run } from "./run.ts";

const node = (program: string, timeoutMs?: number) =>
	run(process.execPath, ["-e", program], { cwd: tmpdir(), ...(timeoutMs && { timeoutMs }) });

describe("running a program", () => {
	it("returns the exit code and the output", async () => {
		const finished = await node("console.log('one'); console.error('two'); process.exitCode = 3");
		expect(finished).toMatchObject({ code: 3, timedOut: false });
		expect(finished.output).toContain("one\n");
		expect(finished.output).toContain("two\n");
	});

	it("returns code 127 for a program that does not exist", async () => {
		expect(await run("/no/such/program", [], { cwd: tmpdir() })).toMatchObject({ code: 127 });
	});

	it("kills a program after its limit, even when a detached child keeps the output open", async () => {
		const child = `spawn(process.execPath, ["-e", "setTimeout(() => {}, 15_000)"], { detached: true, stdio: "inherit" })`;
		const started = performance.now();
		const finished = await node(
			`console.log("before"); require("node:child_process").${child}; setInterval(() => {}, 1000)`,
			2_000,
		);
		expect(performance.now() - started).toBeLessThan(14_000);
		expect(finished).toMatchObject({ code: 1, timedOut: true });
		expect(finished.output).toBe("before\n\nEnded after 2 s, its limit.\n");
	});
});

describe("processor time", () => {
	it("parses a stat line whose program name has parentheses and spaces", () => {
		const stat = "7 (a ) b) S 1 7 7 0 -1 4194560 89 0 0 0 110 15 250 50 20 0 1 0 561 6 7";
		expect(parseStat(stat)).toEqual({ parent: 1, started: "561", ownSeconds: 1.25, childSeconds: 3 });
	});

	it("includes waited-for children, where /proc exists", async () => {
		const busy =
			"const end = Date.now() + 60_000; while (process.cpuUsage().user < 300_000 && Date.now() < end);";
		const { processorSeconds } = await node(
			`require("node:child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(busy)}])`,
		);
		if (secondsOfEndedPrograms() === undefined) expect(processorSeconds).toBeUndefined();
		else expect(processorSeconds).toBeGreaterThanOrEqual(0.3);
	});

	it("includes a child that the program does not wait for", async () => {
		const busy =
			"while (process.cpuUsage().user < 300_000); console.log('done'); setInterval(() => {}, 1000)";
		const { processorSeconds } = await node(`
			const child = require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(busy)}], { detached: true });
			const end = () => { child.kill("SIGKILL"); process.exit(); };
			// The child lives until the next sample has counted its time.
			child.stdout.on("data", () => setTimeout(end, 2_500));`);
		if (secondsOfEndedPrograms() !== undefined) expect(processorSeconds).toBeGreaterThanOrEqual(0.3);
	});
});

import { describe, expect, it } from "vitest";
import { runSuites } from "./schedule.ts";
import type { Suite } from "./suites.ts";

const passes = { passed: 1, failed: 0, skipped: 0, output: "" };

function suite(name: string, needs: string[], run: Suite["run"] = async () => passes): Suite {
	return { name, needs, run };
}

describe("running suites", () => {
	it("waits for what a suite needs, and gives the results in the order of the list", async () => {
		const order: string[] = [];
		const noted = (name: string) => async () => {
			order.push(name);
			return passes;
		};
		const results = await runSuites(
			[suite("journeys", ["build"], noted("journeys")), suite("build", [], noted("build"))],
			2,
			() => {},
		);
		expect(order).toEqual(["build", "journeys"]);
		expect(results.map(({ name }) => name)).toEqual(["journeys", "build"]);
	});

	it("runs no more at a time than there are lanes", async () => {
		let atOnce = 0;
		let most = 0;
		const busy = async () => {
			most = Math.max(most, ++atOnce);
			await new Promise((resolve) => setTimeout(resolve, 5));
			atOnce--;
			return passes;
		};
		await runSuites(
			["a", "b", "c", "d", "e"].map((name) => suite(name, [], busy)),
			2,
			() => {},
		);
		expect(most).toBe(2);
	});

	it("fails what needs a failed suite without running it, and needs nothing that was not asked for", async () => {
		const broken = async () => ({ ...passes, failed: 1 });
		const [, journeys, alone] = await runSuites(
			[suite("build", [], broken), suite("journeys", ["build"]), suite("alone", ["elsewhere"])],
			1,
			() => {},
		);
		expect(journeys).toMatchObject({ failed: 1, output: "Not run: build failed.\n" });
		expect(alone).toMatchObject({ failed: 0 });
	});

	it("counts a suite that throws as failed", async () => {
		const [result] = await runSuites(
			[suite("a", [], () => Promise.reject(new Error("no disk")))],
			1,
			() => {},
		);
		expect(result).toMatchObject({ passed: 0, failed: 1, output: expect.stringContaining("no disk") });
	});
});

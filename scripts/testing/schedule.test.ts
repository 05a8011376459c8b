import { describe, expect, it } from "vitest";
import { runSuites } from "./schedule.ts";
import type { Suite } from "./suites.ts";

const passes = { passed: 1, failed: 0, skipped: 0, output: "", failures: [], files: [] };

function suite(name: string, settings: Partial<Suite> = {}): Suite {
	return { name, needs: [], apart: [], run: async () => passes, ...settings };
}

/** Wraps suites so that `moments` gets the running ones (`a+b`) each time one starts. */
function recorded(suites: readonly Suite[]) {
	const running = new Set<string>();
	const moments: string[] = [];
	const recording = suites.map((suite, index) => ({
		...suite,
		run: async () => {
			running.add(suite.name);
			moments.push([...running].sort().join("+"));
			await new Promise((resolve) => setTimeout(resolve, 20 + 10 * index));
			running.delete(suite.name);
			return passes;
		},
	}));
	return { recording, moments };
}

describe("running suites", () => {
	it("waits for needed suites, and returns the results in the order of the list", async () => {
		const { recording, moments } = recorded([suite("journeys", { needs: ["build"] }), suite("build")]);
		const results = await runSuites(recording, 2, () => {});
		expect(moments).toEqual(["build", "journeys"]);
		expect(results.map(({ name }) => name)).toEqual(["journeys", "build"]);
	});

	it("starts the next allowed suite when a core is free", async () => {
		const { recording, moments } = recorded([
			suite("build"),
			suite("journeys", { needs: ["build"] }),
			suite("db"),
			suite("rules"),
		]);
		await runSuites(recording, 2, () => {});
		expect(moments).toEqual(["build", "build+db", "db+journeys", "journeys+rules"]);
	});

	it("never runs two suites together when either of them forbids it", async () => {
		const { recording, moments } = recorded([
			suite("journeys", { apart: ["web"] }),
			suite("web"),
			suite("rules"),
		]);
		await runSuites(recording, 8, () => {});
		expect(moments).toEqual(["journeys", "journeys+rules", "rules+web"]);
	});

	it("fails a suite without running it when a needed one failed; ignores needed suites that were not requested", async () => {
		const broken = async () => ({ ...passes, failed: 1 });
		const [, journeys, alone] = await runSuites(
			[
				suite("build", { run: broken }),
				suite("journeys", { needs: ["build"] }),
				suite("alone", { needs: ["elsewhere"] }),
			],
			1,
			() => {},
		);
		expect(journeys).toMatchObject({ failed: 1, output: "Not run: build failed.\n" });
		expect(alone).toMatchObject({ failed: 0 });
	});

	it("counts a suite that throws as failed", async () => {
		const throws = () => Promise.reject(new Error("no disk"));
		const [result] = await runSuites([suite("a", { run: throws })], 1, () => {});
		expect(result).toMatchObject({ passed: 0, failed: 1, output: expect.stringContaining("no disk") });
	});
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../workspace.ts";
import { sharedPostgres } from "./shared-postgres.ts";
import { allSuites } from "./suites.ts";

const suites = allSuites(sharedPostgres());
const names = suites.map(({ name }) => name);

describe("the suites", () => {
	it("start with the build, which the journeys wait for, and end with those that keep two cores busy", () => {
		expect(names[0]).toBe("build");
		const firstWide = suites.findIndex(({ cores }) => cores === 2);
		expect(suites.slice(firstWide).map(({ name }) => name)).toEqual(["e2e", "server", "web"]);
		expect(suites.slice(firstWide).every(({ cores }) => cores === 2)).toBe(true);
	});

	it("need and avoid suites that exist, and the journeys never run beside the component tests", () => {
		for (const { needs, apart } of suites)
			expect(names).toEqual(expect.arrayContaining([...needs, ...apart]));
		expect(suites.find(({ name }) => name === "e2e")).toMatchObject({ needs: ["build"], apart: ["web"] });
	});

	it("are all run by the jobs of the workflow, each once", () => {
		const workflow = readFileSync(join(ROOT, ".github/workflows/ci.yml"), "utf8");
		const [, jobs = ""] = /\n {8}suites:\n((?: {10}- .+\n)+)/.exec(workflow) ?? [];
		const inJobs = [...jobs.matchAll(/[\w-]*\w/g)].map(([name]) => name);
		expect(inJobs.sort()).toEqual([...names].sort());
	});
});

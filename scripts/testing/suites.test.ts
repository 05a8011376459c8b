import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../workspace.ts";
import { sharedPostgres } from "./shared-postgres.ts";
import { allSuites } from "./suites.ts";

const suites = allSuites(sharedPostgres());
const names = suites.map(({ name }) => name);

describe("the suites", () => {
	it("start with build, typecheck, e2e and server, and never run web beside e2e", () => {
		expect(names.slice(0, 5)).toEqual(["build", "typecheck", "e2e", "server", "web"]);
		expect(suites.find(({ name }) => name === "e2e")).toMatchObject({ needs: ["build"], apart: ["web"] });
	});

	it("name only existing suites in needs and apart", () => {
		for (const { needs, apart } of suites)
			expect(names).toEqual(expect.arrayContaining([...needs, ...apart]));
	});

	it("are each run by exactly one job of the workflow", () => {
		const workflow = readFileSync(join(ROOT, ".github/workflows/ci.yml"), "utf8");
		const [, jobs = ""] = /\n {8}suites:\n((?: {10}- .+\n)+)/.exec(workflow) ?? [];
		const inJobs = [...jobs.matchAll(/[\w-]*\w/g)].map(([name]) => name);
		expect(inJobs.sort()).toEqual([...names].sort());
	});
});

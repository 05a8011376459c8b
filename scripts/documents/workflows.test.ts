import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../workspace.ts";

interface Step {
	readonly id?: string;
	readonly uses?: string;
	readonly run?: string;
}
interface Job {
	readonly needs?: string | readonly string[];
	readonly uses?: string;
	readonly permissions?: Readonly<Record<string, string>>;
	readonly outputs?: Readonly<Record<string, string>>;
	readonly steps?: readonly Step[];
	readonly "timeout-minutes"?: number;
}
interface Workflow {
	readonly on: Readonly<Record<string, unknown>>;
	readonly permissions: unknown;
	readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = globSync(".github/workflows/*.yml", { cwd: ROOT }).map((path) => {
	const text = readFileSync(join(ROOT, path), "utf8");
	const workflow: Workflow = parse(text);
	return { path, text, workflow, jobs: Object.entries(workflow.jobs) };
});
const jobs = workflows.flatMap(({ path, jobs: ofFile }) =>
	ofFile.map(([name, job]) => ({ place: `${path}, ${name}`, job, steps: job.steps ?? [] })),
);
const commands = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

describe("workflows", () => {
	it("pin every action by its commit, with the version beside it, and the same one everywhere", () => {
		const uses = workflows.flatMap(({ text }) =>
			[...text.matchAll(/uses: (.+)$/gm)].map(([, used = ""]) => used),
		);
		expect(uses.length).toBeGreaterThan(10);
		const pins = new Map<string, string>();
		for (const used of uses) {
			if (used.startsWith("./")) {
				expect(existsSync(join(ROOT, used)), used).toBe(true);
				continue;
			}
			const [, action = "", pin = ""] = /^([\w./-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)$/.exec(used) ?? [];
			expect(pin, used).not.toBe("");
			expect(pins.get(action) ?? pin, action).toBe(pin);
			pins.set(action, pin);
		}
	});

	it("may only read, but for jobs that say what else they need", () => {
		for (const { path, workflow } of workflows) {
			expect(workflow.permissions, path).toEqual({ contents: "read" });
			expect(Object.keys(workflow.on), path).not.toContain("pull_request_target");
			expect(Object.keys(workflow.on), path).not.toContain("workflow_run");
		}
	});

	it("run no code of packages where they may change the repository", () => {
		const writers = jobs.filter(({ job }) => job.permissions?.contents === "write");
		expect(writers.map(({ place }) => place)).toEqual([".github/workflows/release.yml, release"]);
		for (const { steps } of writers) {
			expect(steps.flatMap(({ uses, run }) => uses ?? run).join("\n")).not.toMatch(/checkout|npx|node /);
		}
	});

	it("end, even when a job hangs", () => {
		for (const { place, job } of jobs) {
			if (job.uses === undefined) expect(job["timeout-minutes"], place).toBeLessThanOrEqual(20);
		}
	});

	it("run only files and scripts that exist", () => {
		const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
		const files = commands.flatMap((run) => run.match(/(?:\.ci|scripts|packages|apps)\/[\w./-]+/g) ?? []);
		expect(files).toEqual(expect.arrayContaining([".ci/run"]));
		expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
		const called = commands.flatMap((run) =>
			[...run.matchAll(/npx --yes \S+@12[\d.]*((?: --(?:dir|filter) \S+| --\S+)*) ([\w-]+)/g)].map(
				([, , name = ""]) => name,
			),
		);
		expect(called.length).toBeGreaterThan(3);
		const ofPnpm = ["install", "pack", "exec"];
		expect(called.filter((name) => !ofPnpm.includes(name) && scripts[name] === undefined)).toEqual([]);
	});

	it("release with the very pnpm of package.json", () => {
		const { packageManager } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
		const release = readFileSync(join(ROOT, ".github/workflows/release.yml"), "utf8");
		const used = [...release.matchAll(/npx --yes (\S+)/g)].map(([, name]) => name);
		expect(new Set(used)).toEqual(new Set([packageManager]));
	});

	it("hand on only outputs that exist", () => {
		for (const { path, text, workflow } of workflows) {
			for (const [, job = "", output = ""] of text.matchAll(/needs\.([\w-]+)\.outputs\.([\w-]+)/g)) {
				expect(Object.keys(workflow.jobs[job]?.outputs ?? {}), `${path}, ${job}`).toContain(output);
			}
		}
		for (const { place, job, steps } of jobs) {
			const known = [job.needs ?? []].flat();
			const ids = steps.map(({ id }) => id);
			const text = JSON.stringify(job);
			for (const [, name] of text.matchAll(/needs\.([\w-]+)\./g)) expect(known, place).toContain(name);
			for (const [, id] of text.matchAll(/steps\.([\w-]+)\./g)) expect(ids, place).toContain(id);
		}
	});
});

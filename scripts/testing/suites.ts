import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "../process/run.ts";
import { binary, ROOT, TURBO_ENV, type WorkspacePackage, workspacePackages } from "../workspace.ts";
import {
	type MaySkip,
	type Outcome,
	oneCheck,
	playwrightOutcome,
	sum,
	turboOutcome,
	vitestOutcome,
} from "./outcome.ts";
import type { SharedPostgres } from "./shared-postgres.ts";
import { settingsFile, typePrograms } from "./type-programs.ts";

export interface Suite {
	name: string;
	/** Suites that must have passed before this one starts. */
	needs: readonly string[];
	run(): Promise<Outcome>;
}

/** The suites of tests that take longest, which begin first. */
const LONG = ["web", "server"];
const REPORTS = join(ROOT, ".reports");
/** Under the limit of the whole run in CI, so that what a suite hung on is still printed. */
const TIMEOUT_MS = 12 * 60_000;

/** By suite, the tests that may be skipped. Every other test that is skipped counts as failed. */
const MAY_SKIP: Readonly<Record<string, readonly MaySkip[]>> = {
	db: [
		{
			test: /^leaves nothing behind when what started it is killed$/,
			why: "It tests the PostgreSQL from npm, which has none for some platforms. There HILO_TEST_POSTGRES_URL names another.",
		},
	],
};

/** Returns every suite: first those that take longest or that others wait for. */
export function allSuites(postgres: SharedPostgres): Suite[] {
	const tested = workspacePackages().filter(({ scripts }) => scripts.test !== undefined);
	const units = tested.filter(({ name }) => name !== "e2e").map((each) => unitTests(each, postgres));
	return [
		{ name: "build", needs: [], run: async () => turboOutcome(await turbo("build")) },
		...tested.filter(({ name }) => name === "e2e").map((each) => journeys(each, postgres)),
		...units.filter(({ name }) => LONG.includes(name)),
		{ name: "lint", needs: [], run: async () => oneCheck(await lint()) },
		{ name: "typecheck", needs: [], run: typeCheck },
		...units.filter(({ name }) => !LONG.includes(name)),
	];
}

const lint = () =>
	run(binary("biome"), ["check", "--error-on-warnings", "."], { cwd: ROOT, timeoutMs: TIMEOUT_MS });

/** Each program counts as one check. The compiler may keep what it allocates: its sum is hardly more than what it needs at the end. */
async function typeCheck(): Promise<Outcome> {
	const outcomes: Outcome[] = [];
	for (const program of typePrograms(workspacePackages())) {
		const args = ["-p", settingsFile(program, REPORTS)];
		const options = { cwd: ROOT, env: { GOGC: "off" }, timeoutMs: TIMEOUT_MS };
		outcomes.push(oneCheck(await run(binary("tsc"), args, options)));
	}
	return sum(outcomes);
}

const turbo = (task: string) =>
	run(
		binary("turbo"),
		["run", task, "--continue=always", "--concurrency=2", "--output-logs=errors-only", "--log-order=grouped"],
		{ cwd: ROOT, env: TURBO_ENV, timeoutMs: TIMEOUT_MS },
	);

function unitTests({ name, folder }: WorkspacePackage, postgres: SharedPostgres): Suite {
	return {
		name,
		needs: [],
		async run() {
			const report = emptyReport(name);
			const usesPostgres = name === "db" || name === "server" || name === "cli";
			const finished = await run(
				binary("vitest", folder),
				["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
				{ cwd: folder, env: usesPostgres ? await postgres.env() : {}, timeoutMs: TIMEOUT_MS },
			);
			return vitestOutcome(finished, report, MAY_SKIP[name]);
		},
	};
}

function journeys({ name, folder }: WorkspacePackage, postgres: SharedPostgres): Suite {
	return {
		name,
		needs: ["build"],
		async run() {
			const report = emptyReport(name);
			const finished = await run(binary("playwright", folder), ["test", "--reporter=list,json"], {
				cwd: folder,
				// Playwright sets FORCE_COLOR for its workers, and Node then warns of NO_COLOR.
				env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_NO_WARNINGS: "1", ...(await postgres.env()) },
				timeoutMs: TIMEOUT_MS,
			});
			return playwrightOutcome(finished, report);
		},
	};
}

/** Returns the file for a suite's report, after removing the report of an earlier run. */
function emptyReport(name: string): string {
	mkdirSync(REPORTS, { recursive: true });
	const file = join(REPORTS, `${name}.json`);
	rmSync(file, { force: true });
	return file;
}

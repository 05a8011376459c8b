import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Finished, run } from "../process/run.ts";
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
	/** Suites that it must not run beside. */
	apart: readonly string[];
	/**
	 * Runs it, and keeps about one core busy. `args` are handed to Vitest, Playwright or the linter, mostly as files; the
	 * type check takes names of packages. Without any, the whole suite runs.
	 */
	run(args?: readonly string[]): Promise<Outcome>;
}

const REPORTS = join(ROOT, ".reports");
const MINUTE_MS = 60_000;
/** Under the limit of a job in CI, so that what a suite hung on is still printed. */
const LONG_LIMIT_MS = 12 * MINUTE_MS;
const LIMIT_MS = 5 * MINUTE_MS;

/**
 * The packages whose tests take minutes. They wait for a page or for PostgreSQL for a third of their time and more, so
 * that two processes keep little more than one core busy.
 */
const LONG = ["server", "web"];
/**
 * The packages that take longest come first: the last to end then leaves a core idle for a short time only. The tests of
 * the database come last, beside those of components: they wait for locks and deadlines most of the time.
 */
const ORDER = ["server", "web", "cli", "scripts", "rules", "catalog", "client", "sources", "db"];
const USES_POSTGRES = ["db", "server", "cli"];

/** By suite, the tests that may be skipped. Every other test that is skipped counts as failed. */
const MAY_SKIP: Readonly<Record<string, readonly MaySkip[]>> = {
	db: [
		{
			test: /^leaves nothing behind when what started it is killed$/,
			why: "It tests the PostgreSQL from npm, which has none for some platforms. There HILO_TEST_POSTGRES_URL names another.",
		},
	],
};

/**
 * Returns every suite in the order in which they should start. The journeys, which take longest, begin as soon as the site
 * is built, and others run beside them, one after the other. The component tests begin when the journeys have ended.
 */
export function allSuites(postgres: SharedPostgres): Suite[] {
	const tested = workspacePackages().filter(({ scripts }) => scripts.test !== undefined);
	const position = ({ name }: WorkspacePackage) =>
		ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length;
	const units = tested.filter(({ name }) => name !== "e2e").sort((a, b) => position(a) - position(b));
	const plain = { needs: [], apart: [] };
	return [
		{ ...plain, name: "build", run: build },
		{ ...plain, name: "typecheck", run: typeCheck },
		...tested.filter(({ name }) => name === "e2e").map((each) => journeys(each, postgres)),
		...units.map((each) => unitTests(each, postgres)),
		{ ...plain, name: "lint", run: lint },
	];
}

async function build(): Promise<Outcome> {
	const args = ["--continue=always", "--concurrency=1", "--output-logs=errors-only", "--log-order=grouped"];
	const options = { cwd: ROOT, env: TURBO_ENV, timeoutMs: LIMIT_MS };
	return turboOutcome(await run(binary("turbo"), ["run", "build", ...args], options));
}

async function lint(files: readonly string[] = []): Promise<Outcome> {
	const args = ["check", "--error-on-warnings", "--no-errors-on-unmatched", "--files-ignore-unknown=true"];
	const paths = files.length > 0 ? files : ["."];
	return oneCheck(await run(binary("biome"), [...args, ...paths], { cwd: ROOT, timeoutMs: LIMIT_MS }));
}

/**
 * Each program counts as one check. One thread costs less than several, which each check what they share. The
 * compiler may keep what it allocates: its sum is hardly more than what it needs at the end.
 */
async function typeCheck(names: readonly string[] = []): Promise<Outcome> {
	const packages = workspacePackages().filter(({ name }) => names.length === 0 || names.includes(name));
	const outcomes: Outcome[] = [];
	for (const program of typePrograms(packages)) {
		const args = ["--singleThreaded", "-p", settingsFile(program, REPORTS)];
		const options = { cwd: ROOT, env: { GOGC: "off" }, timeoutMs: LIMIT_MS };
		outcomes.push(oneCheck(await run(binary("tsc"), args, options)));
	}
	return sum(outcomes);
}

function unitTests({ name, folder }: WorkspacePackage, postgres: SharedPostgres): Suite {
	const isLong = LONG.includes(name);
	return {
		name,
		needs: [],
		apart: [],
		async run(args = []) {
			const report = emptyReport(name);
			const finished = await run(
				binary("vitest", folder),
				["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...args],
				{
					cwd: folder,
					env: {
						VITEST_MAX_WORKERS: isLong ? "2" : "1",
						...(USES_POSTGRES.includes(name) ? await postgres.env() : {}),
					},
					timeoutMs: isLong ? LONG_LIMIT_MS : LIMIT_MS,
				},
			);
			keepOutput(name, finished);
			return vitestOutcome(finished, report, folder, maySkip(name, args));
		},
	};
}

function journeys({ name, folder }: WorkspacePackage, postgres: SharedPostgres): Suite {
	return {
		name,
		needs: ["build"],
		// Both wait for what a browser draws, and browsers that share the cores draw late.
		apart: ["web"],
		async run(args = []) {
			const report = emptyReport(name);
			const finished = await run(binary("playwright", folder), ["test", "--reporter=list,json", ...args], {
				cwd: folder,
				// Playwright sets FORCE_COLOR for its workers, and Node then warns of NO_COLOR.
				env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_NO_WARNINGS: "1", ...(await postgres.env()) },
				timeoutMs: LONG_LIMIT_MS,
			});
			keepOutput(name, finished);
			return playwrightOutcome(finished, report, folder, maySkip(name, args));
		},
	};
}

/** With options that choose tests by name, all others count as skipped. */
function maySkip(name: string, args: readonly string[]): readonly MaySkip[] {
	return args.some((arg) => arg.startsWith("-"))
		? [{ test: /./, why: "Left out by the options." }]
		: (MAY_SKIP[name] ?? []);
}

/** Returns the file for a suite's report, after removing the report of an earlier run. */
function emptyReport(name: string): string {
	mkdirSync(REPORTS, { recursive: true });
	const file = join(REPORTS, `${name}.json`);
	rmSync(file, { force: true });
	return file;
}

/** Of a suite that failed, only what tells of the failure is printed. */
function keepOutput(name: string, { output }: Finished): void {
	writeFileSync(join(REPORTS, `${name}.log`), output);
}

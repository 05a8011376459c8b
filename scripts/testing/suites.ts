import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Finished, run } from "../process/run.ts";
import { binary, ROOT, TURBO_ENV, type WorkspacePackage, workspacePackages } from "../workspace.ts";
import {
	type AllowedSkip,
	checkOutcome,
	type Outcome,
	playwrightOutcome,
	sum,
	turboOutcome,
	vitestOutcome,
} from "./outcome.ts";
import type { SharedPostgres } from "./shared-postgres.ts";
import { settingsFile, typePrograms } from "./type-programs.ts";

export interface Suite {
	name: string;
	/** Suites that must pass before this one starts. */
	needs: readonly string[];
	/** Suites that must not run at the same time. */
	apart: readonly string[];
	/** `args` go to Vitest, Playwright or the linter; for the type check they are packages. Empty for all. */
	run(args?: readonly string[]): Promise<Outcome>;
}

const REPORTS = join(ROOT, ".reports");
const MINUTE_MS = 60_000;
/** Shorter than a CI job's limit, so that the output of a suite that hangs is still printed. */
const LONG_LIMIT_MS = 12 * MINUTE_MS;
const LIMIT_MS = 5 * MINUTE_MS;

/** These wait for a third of their time or more, so that each may have two processes. */
const LONG_SUITES = ["server", "web"];
/** The longest first, so that no core is idle at the end. `db` mostly waits, so it runs last, beside `web`. */
const ORDER = ["server", "web", "cli", "scripts", "rules", "catalog", "client", "sources", "db"];
const USES_POSTGRES = ["db", "server", "cli"];

/** Every other skipped test counts as failed. */
const ALLOWED_SKIPS: Readonly<Record<string, readonly AllowedSkip[]>> = {
	db: [
		{
			test: /^leaves nothing behind when what started it is killed$/,
			reason:
				"It tests the PostgreSQL from npm, which has none for some platforms. There HILO_TEST_POSTGRES_URL names another.",
		},
	],
};

/** Returns the suites in starting order: `e2e`, the longest, right after the build, and `web` after it. */
export function allSuites(postgres: SharedPostgres): Suite[] {
	const tested = workspacePackages().filter(({ scripts }) => scripts.test !== undefined);
	const position = ({ name }: WorkspacePackage) =>
		ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length;
	const units = tested.filter(({ name }) => name !== "e2e").sort((a, b) => position(a) - position(b));
	const plain = { needs: [], apart: [] };
	return [
		{ ...plain, name: "build", run: build },
		{ ...plain, name: "typecheck", run: typeCheck },
		...tested
			.filter(({ name }) => name === "e2e")
			.map((workspacePackage) => journeys(workspacePackage, postgres)),
		...units.map((workspacePackage) => unitTests(workspacePackage, postgres)),
		{ ...plain, name: "lint", run: lint },
		{ ...plain, name: "unused", run: unused },
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
	return checkOutcome(await run(binary("biome"), [...args, ...paths], { cwd: ROOT, timeoutMs: LIMIT_MS }));
}

/** Always the whole workspace: what a change makes unused may be in any file. */
async function unused(): Promise<Outcome> {
	return checkOutcome(
		await run(binary("knip"), ["--no-progress", "--treat-config-hints-as-errors"], {
			cwd: ROOT,
			timeoutMs: LIMIT_MS,
		}),
	);
}

/** One thread costs less than several that each check shared types. Memory hardly grows without garbage collection. */
async function typeCheck(names: readonly string[] = []): Promise<Outcome> {
	const packages = workspacePackages().filter(({ name }) => names.length === 0 || names.includes(name));
	const outcomes: Outcome[] = [];
	for (const program of typePrograms(packages)) {
		const args = ["--singleThreaded", "-p", settingsFile(program, REPORTS)];
		const options = { cwd: ROOT, env: { GOGC: "off" }, timeoutMs: LIMIT_MS };
		outcomes.push(checkOutcome(await run(binary("tsc"), args, options)));
	}
	return sum(outcomes);
}

function unitTests({ name, folder }: WorkspacePackage, postgres: SharedPostgres): Suite {
	const isLong = LONG_SUITES.includes(name);
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
			writeLog(name, finished);
			return vitestOutcome(finished, report, folder, allowedSkips(name, args));
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
				// Playwright sets FORCE_COLOR for its workers, and Node then warns about NO_COLOR.
				env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_NO_WARNINGS: "1", ...(await postgres.env()) },
				timeoutMs: LONG_LIMIT_MS,
			});
			writeLog(name, finished);
			return playwrightOutcome(finished, report, folder, allowedSkips(name, args));
		},
	};
}

/** Tests left out by an option such as `-t` count as skipped. */
function allowedSkips(name: string, args: readonly string[]): readonly AllowedSkip[] {
	return args.some((arg) => arg.startsWith("-"))
		? [{ test: /./, reason: "Left out by the options." }]
		: (ALLOWED_SKIPS[name] ?? []);
}

function emptyReport(name: string): string {
	mkdirSync(REPORTS, { recursive: true });
	const file = join(REPORTS, `${name}.json`);
	rmSync(file, { force: true });
	return file;
}

/** The terminal shows only the failures of a failed suite. */
function writeLog(name: string, { output }: Finished): void {
	writeFileSync(join(REPORTS, `${name}.log`), output);
}

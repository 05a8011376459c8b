import { reasonOf } from "@hilo/rules/errors/errors";
import { COMMAND_IN_CLONE, namesCommand } from "@hilo/rules/site/command";
import { examineSite } from "@hilo/server/app/examine-site";
import { builtEntry, settingsOrError, siteAddress } from "@hilo/server/app/operator";
import { type Finding, ok, problem, warning } from "@hilo/server/features/health/finding";
import type { Command } from "commander";
import type { Terminal } from "../terminal.ts";

const VERDICT_WIDTH = 9;
const NAME_WIDTH = 17;

export function addDoctor(program: Command, { env, print }: Terminal): void {
	program
		.command("doctor")
		.description("Looks the site over and says what to do. Changes nothing; fails when there is a problem.")
		.option("--json", "print what was found as JSON")
		.action(async ({ json = false }: { json?: boolean }) => {
			const findings = await collectFindings(env);
			if (json) print(JSON.stringify(findings, null, "\t"));
			else printFindings(findings, print);
			const problems = findings.filter(({ verdict }) => verdict === "problem").length;
			if (problems > 0)
				throw new Error(problems === 1 ? "There is a problem." : `There are ${problems} problems.`);
		});
}

async function collectFindings(env: Record<string, string | undefined>): Promise<Finding[]> {
	const settings = settingsOrError(env);
	if (typeof settings === "string")
		return [problem("Settings", settings, "Set it right in .env or in the environment: see .env.example.")];
	return [
		...(await examineSite(env, settings)),
		...(await checkRunningSite(siteAddress(env), await builtEntry())),
	];
}

function printFindings(findings: readonly Finding[], print: (line: string) => void): void {
	for (const finding of findings) printFinding(finding, print);
	if (findings.some(({ remedy }) => remedy && namesCommand(remedy))) {
		print(`\nIn a clone of the project, hilo is ${COMMAND_IN_CLONE}.`);
	}
}

function printFinding({ name, verdict, found, remedy, link }: Finding, print: (line: string) => void): void {
	print(verdict.padEnd(VERDICT_WIDTH) + name.padEnd(NAME_WIDTH) + found);
	for (const line of [remedy, link]) if (line) print(`${" ".repeat(VERDICT_WIDTH + NAME_WIDTH)}${line}`);
}

const TIMEOUT_MS = 5000;
/** The `Date` header has a resolution of one second. */
const MAX_CLOCK_DIFFERENCE_MS = 2000;

/** @param built the entry script of the build on this machine; null where there is no build. */
async function checkRunningSite(url: string, built: string | null): Promise<Finding[]> {
	let health: Response;
	let page: string;
	try {
		const signal = AbortSignal.timeout(TIMEOUT_MS);
		health = await fetch(`${url}/health`, { signal });
		page = await (await fetch(url, { signal })).text();
	} catch (error) {
		const remedy =
			"Start it; or set PUBLIC_URL, HOST and PORT to where it is, and see that the proxy lets you in.";
		return [warning("Running site", `none answers at ${url}: ${causeOf(error)}`, remedy)];
	}
	const site = health.ok
		? ok("Running site", `answers at ${url}`)
		: problem("Running site", `answers ${health.status} at ${url}`, "Look into its log.");
	return [site, ...checkClock(health), ...checkVersion(page, built)];
}

function* checkClock({ headers }: Response): Iterable<Finding> {
	const siteNow = Date.parse(headers.get("Date") ?? "");
	if (Number.isNaN(siteNow)) return;
	const differenceMs = Math.abs(siteNow - Date.now());
	const found = `the running site's and this machine's differ by about ${Math.round(differenceMs / 1000)} s`;
	if (differenceMs <= MAX_CLOCK_DIFFERENCE_MS) yield ok("Clock", found);
	else yield warning("Clock", found, "Keep the clocks of all machines in step by NTP (timedatectl).");
}

function* checkVersion(page: string, built: string | null): Iterable<Finding> {
	if (built === null) return;
	if (page.includes(built)) yield ok("Running version", "the running site is the version on this machine");
	else
		yield warning(
			"Running version",
			"the running site is another version than the one built on this machine",
			"Restart it after an update; or this is not the machine that it runs on.",
		);
}

/** `fetch` puts the reason into `cause`. */
function causeOf(error: unknown): string {
	return reasonOf(error instanceof Error && error.cause instanceof Error ? error.cause : error);
}

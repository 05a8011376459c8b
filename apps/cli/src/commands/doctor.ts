import { COMMAND_IN_CLONE, namesCommand } from "@hilo/rules/site/command";
import { examineSite } from "@hilo/server/app/examine-site";
import { builtEntry, settingsOrError, siteAddress } from "@hilo/server/app/operator";
import { type Finding, problem } from "@hilo/server/features/health/finding";
import type { Command } from "commander";
import { checkRunningSite } from "../doctor/check-running-site.ts";
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

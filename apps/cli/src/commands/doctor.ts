import { builtEntry, settingsOrError, siteAddress } from "@hilo/server/app/operator";
import type { Command } from "commander";
import { checkDatabase } from "../doctor/check-database.ts";
import { checkDisk, checkMail, checkOpenFiles, openFilesLimit } from "../doctor/check-machine.ts";
import { checkRunningSite } from "../doctor/check-running-site.ts";
import { checkSettings } from "../doctor/check-settings.ts";
import { type Finding, problem } from "../doctor/finding.ts";
import type { Terminal } from "../terminal.ts";

const VERDICT_WIDTH = 9;
const NAME_WIDTH = 17;

export function addDoctor(program: Command, { env, print }: Terminal): void {
	program
		.command("doctor")
		.description("Looks the site over and says what to do. Changes nothing; fails when there is a problem.")
		.option("--json", "print what was found as JSON")
		.action(async ({ json = false }: { json?: boolean }) => {
			const findings = await examineSite(env);
			if (json) print(JSON.stringify(findings, null, "\t"));
			else for (const finding of findings) printFinding(finding, print);
			const problems = findings.filter(({ verdict }) => verdict === "problem").length;
			if (problems > 0)
				throw new Error(problems === 1 ? "There is a problem." : `There are ${problems} problems.`);
		});
}

async function examineSite(env: Record<string, string | undefined>): Promise<Finding[]> {
	const settings = settingsOrError(env);
	if (typeof settings === "string")
		return [problem("Settings", settings, "Set it right in .env or in the environment: see .env.example.")];
	return [
		...checkSettings(settings),
		...(await checkDatabase(settings)),
		await checkDisk(settings),
		await checkMail(settings),
		checkOpenFiles(openFilesLimit()),
		...(await checkRunningSite(siteAddress(env), await builtEntry())),
	];
}

function printFinding({ name, verdict, found, advice }: Finding, print: (line: string) => void): void {
	print(verdict.padEnd(VERDICT_WIDTH) + name.padEnd(NAME_WIDTH) + found);
	if (advice) print(`${" ".repeat(VERDICT_WIDTH + NAME_WIDTH)}${advice}`);
}

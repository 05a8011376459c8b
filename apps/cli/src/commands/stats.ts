import { asOperator } from "@hilo/server/app/operator";
import { type SiteStats, stats } from "@hilo/server/features/site/stats";
import type { Command } from "commander";
import { printTable, type Row } from "../print-table.ts";
import type { Terminal } from "../terminal.ts";

const MIB = 1024 * 1024;

export function addStats(program: Command, { env, print }: Terminal): void {
	program
		.command("stats")
		.description("Prints what the site holds.")
		.action(async () => {
			printTable(rowsOf(await asOperator(env, stats, { isReadOnly: true })), print);
		});
}

function rowsOf(of: SiteStats): Row[] {
	const mebibytes = (of.databaseBytes / MIB).toLocaleString("en-US", { maximumFractionDigits: 1 });
	return [
		["Users", count(of.users)],
		["Administrators", count(of.administrators)],
		["Open sessions", count(of.sessions)],
		["Finished runs", count(of.finishedRuns)],
		["Open runs", count(of.openRuns)],
		["Guesses", count(of.guesses)],
		["Plays today", count(of.playsToday)],
		["High scores", count(of.highScores)],
		["Maintenance", of.maintenanceMode ? "on" : "off"],
		["Database", `${of.dialect}, ${mebibytes} MiB`],
	];
}

function count(n: number): string {
	return n.toLocaleString("en-US");
}

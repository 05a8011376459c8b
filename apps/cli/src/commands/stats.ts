import { asOperator } from "@hilo/server/app/operator";
import { type SiteStats, stats } from "@hilo/server/features/site/stats";
import type { Command } from "commander";
import { printTable, type Row, type Terminal } from "../terminal.ts";

const MIB = 1024 * 1024;

export function addStats(program: Command, { env, print }: Terminal): void {
	program
		.command("stats")
		.description("Prints what the site holds.")
		.action(async () => {
			printTable(rowsOf(await asOperator(env, stats, { isReadOnly: true })), print);
		});
}

function rowsOf(siteStats: SiteStats): Row[] {
	const mebibytes = (siteStats.databaseBytes / MIB).toLocaleString("en-US", { maximumFractionDigits: 1 });
	return [
		["Users", count(siteStats.users)],
		["Administrators", count(siteStats.administrators)],
		["Open sessions", count(siteStats.sessions)],
		["Finished runs", count(siteStats.finishedRuns)],
		["Open runs", count(siteStats.openRuns)],
		["Guesses", count(siteStats.guesses)],
		["Plays today", count(siteStats.playsToday)],
		["High scores", count(siteStats.highScores)],
		["Maintenance", siteStats.maintenanceMode ? "on" : "off"],
		["Database", `${siteStats.dialect}, ${mebibytes} MiB`],
	];
}

function count(n: number): string {
	return n.toLocaleString("en-US");
}

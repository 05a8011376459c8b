import { inspectDatabase } from "@hilo/db/inspect-database";
import { dataSize } from "@hilo/rules/text/data-size";
import type { Platform } from "../../platform/platform.ts";
import { type Settings, UNLIMITED_CONNECTIONS } from "../../platform/settings.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

/** Four times `LOG_BYTES` of packages/db, to which SQLite truncates the log unless a long read prevents it. */
const LARGE_LOG_BYTES = 256 * 1024 * 1024;
/** NTP keeps clocks far closer than this. */
const MAX_CLOCK_DIFFERENCE_MS = 1000;

/** Works on a migrated database in use. `isThorough` reads every page of SQLite's file, which blocks the process. */
export async function checkDatabase({ db, settings }: Platform, isThorough: boolean): Promise<Finding[]> {
	const started = Date.now();
	const state = await inspectDatabase(db, settings.databaseUrl, { isThorough });
	const { damage, logBytes, connections } = state;
	const size = `${db.dialect}, ${dataSize(state.bytes)}`;
	const findings = [
		damage === null
			? ok("Database", `answers${isThorough ? ", is migrated and sound" : " and is migrated"}: ${size}`)
			: problem(
					"Database",
					`is damaged: ${damage}`,
					"Stop the site and restore the last backup that is sound: hilo restore.",
				),
	];
	if (logBytes !== null && logBytes > LARGE_LOG_BYTES)
		findings.push(
			warning(
				"Write-ahead log",
				`is ${dataSize(logBytes)} long`,
				"Something reads the database for a long time, such as a copy that hangs: end that.",
			),
		);
	if (connections) findings.push(checkPool(settings, connections), checkClock(state.now, started));
	return findings;
}

function checkPool({ databasePool }: Settings, { max, open }: { max: number; open: number }): Finding {
	const processes = Math.floor(max / (databasePool + UNLIMITED_CONNECTIONS + 2));
	const found = `DATABASE_POOL=${databasePool} is enough for ${processes} processes; ${open} of ${max} connections are open`;
	if (processes > 0 && open < max) return ok("Connections", found);
	return problem("Connections", found, "Lower DATABASE_POOL, or raise PostgreSQL's max_connections.");
}

/** @param started this machine's clock before the query; the answer arrives later. */
function checkClock(databaseNow: number, started: number): Finding {
	const differenceMs = databaseNow < started ? databaseNow - started : Math.max(0, databaseNow - Date.now());
	const found = `PostgreSQL's clock and this machine's differ by ${Math.abs(differenceMs)} ms`;
	if (Math.abs(differenceMs) <= MAX_CLOCK_DIFFERENCE_MS) return ok("Clock", found);
	return warning("Clock", found, "Keep the clocks of all machines in step by NTP (timedatectl).");
}

import { existsSync } from "node:fs";
import { inspectDatabase } from "@hilo/db/inspect-database";
import { assertMigrated } from "@hilo/db/migrate";
import { type Database, openDatabase, sqliteFile } from "@hilo/db/open-database";
import type { Settings } from "@hilo/server/platform/settings";
import { reasonOf } from "../reason-of.ts";
import { checkBackupAge } from "./check-backup-age.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";
import { inMebibytes } from "./in-mebibytes.ts";

/** Four times `LOG_BYTES` of packages/db, to which SQLite truncates the log unless a long read prevents it. */
const LARGE_LOG_BYTES = 256 * 1024 * 1024;
/** NTP keeps clocks far closer than this. */
const MAX_CLOCK_DIFFERENCE_MS = 1000;

/** Works on a database in use; creates and migrates nothing. */
export async function checkDatabase(settings: Settings): Promise<Finding[]> {
	const { databaseUrl: url } = settings;
	const file = sqliteFile(url);
	if (file !== null && !existsSync(file))
		return [
			warning(
				"Database",
				`is not there yet: ${file}`,
				"Start the server once, or set DATA_DIR to where it is.",
			),
		];
	let database: Database;
	try {
		database = await openDatabase({ url, mustExist: true, maxConnections: 1 });
	} catch (error) {
		const advice = file
			? "See that the user of this command may read and write the file, and restore a backup if it is damaged."
			: "See that PostgreSQL runs, and that DATABASE_URL names its host, user, password and database.";
		return [problem("Database", reasonOf(error), advice)];
	}
	try {
		return await findingsOf(database, settings);
	} finally {
		await database.close();
	}
}

async function findingsOf(database: Database, settings: Settings): Promise<Finding[]> {
	try {
		await assertMigrated(database);
	} catch (error) {
		return [problem("Database", reasonOf(error), "See docs/operating.md, Updating.")];
	}
	const started = Date.now();
	const state = await inspectDatabase(database, settings.databaseUrl);
	const { damage, bytes, logBytes, connections, lastBackupAt } = state;
	const size = `${database.dialect}, ${inMebibytes(bytes)}`;
	const findings = [
		damage === null
			? ok("Database", `answers, is migrated and sound: ${size}`)
			: problem(
					"Database",
					`is damaged: ${damage}`,
					"Stop the site and restore the last backup that is sound.",
				),
	];
	if (logBytes !== null && logBytes > LARGE_LOG_BYTES)
		findings.push(
			warning(
				"Write-ahead log",
				`is ${inMebibytes(logBytes)} long`,
				"Something reads the database for a long time, such as a copy that hangs: end that.",
			),
		);
	if (connections) findings.push(checkPool(settings, connections), checkClock(state.now, started));
	findings.push(checkBackupAge(lastBackupAt, Date.now()));
	return findings;
}

function checkPool({ databasePool }: Settings, { max, open }: { max: number; open: number }): Finding {
	const processes = Math.floor(max / (databasePool + 1));
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

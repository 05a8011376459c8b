import { existsSync } from "node:fs";
import { filterOf } from "@hilo/catalog/filters";
import { assertMigrated } from "@hilo/db/migrate";
import { type Database, openDatabase, sqliteFile } from "@hilo/db/open-database";
import { reasonOf } from "@hilo/rules/errors/errors";
import { type Finding, problem, warning } from "../features/health/finding.ts";
import { findingsWithoutDatabase, siteFindings } from "../features/health/site-findings.ts";
import { operatorContext } from "../platform/context.ts";
import type { Settings } from "../platform/settings.ts";
import { createLogger } from "../platform/system/logger.ts";
import { readRelease } from "../platform/system/release.ts";
import { createServices } from "./create-services.ts";

/** For `hilo doctor`, beside a running server too: creates and migrates nothing. */
export async function examineSite(
	env: Record<string, string | undefined>,
	settings: Settings,
): Promise<Finding[]> {
	const db = await openExisting(settings);
	if ("verdict" in db) return findingsWithoutDatabase(settings, db);
	try {
		const release = await readRelease(env);
		const services = createServices({ db, settings, log: createLogger("silent"), release, filterOf });
		return await siteFindings(operatorContext(services), { isThorough: true });
	} finally {
		await db.close();
	}
}

/** Returns why it can't be used, or a migrated database. */
async function openExisting({ databaseUrl: url }: Settings): Promise<Database | Finding> {
	const file = sqliteFile(url);
	if (file !== null && !existsSync(file)) {
		const remedy = "Start the server once, or set DATA_DIR to where it is.";
		return warning("Database", `is not there yet: ${file}`, remedy);
	}
	let db: Database;
	try {
		db = await openDatabase({ url, mustExist: true, maxConnections: 1 });
	} catch (error) {
		const remedy = file
			? "See that the user of this command may read and write the file, and restore a backup if it is damaged."
			: "See that PostgreSQL runs, and that DATABASE_URL names its host, user, password and database.";
		return problem("Database", reasonOf(error), remedy);
	}
	try {
		await assertMigrated(db);
		return db;
	} catch (error) {
		await db.close();
		return problem("Database", reasonOf(error), "See docs/operating.md, Updating.");
	}
}

import { rm } from "node:fs/promises";
import pg from "pg";
import { BackupError } from "../backup-error.ts";
import { assertKnownMigrations } from "../known-migrations.ts";
import { appliedMigrations, migrate } from "../migrate.ts";
import { MIGRATIONS } from "../migrations/migrations.ts";
import { moveInPlace } from "../move-in-place.ts";
import { type Database, openDatabase } from "../open-database.ts";
import { readArchive } from "./archive.ts";
import { dump } from "./dump.ts";
import { load } from "./load.ts";

/** Like `backupDatabase`, for PostgreSQL. @throws BackupError as it does. */
export async function backupPostgres(url: string, file: string): Promise<void> {
	await withDatabase(url, async (database) => {
		const migrations = await appliedMigrations(database.kysely);
		assertKnownMigrations(migrations, "The database");
		const draft = `${file}.${process.pid}.part`;
		try {
			await withClient(url, (client) => dump(client, draft, migrations));
			await validateArchive(draft);
			await moveInPlace(draft, file);
		} finally {
			await rm(draft, { force: true });
		}
	});
}

/**
 * Fills an empty database with a backup, at the backup's migrations: the next start of the server migrates it.
 * @throws BackupError, before any change, as `restoreDatabase` does.
 */
export async function restorePostgres(url: string, file: string): Promise<void> {
	const migrations = await validateArchive(file);
	assertKnownMigrations(migrations, "The backup");
	await withDatabase(url, async (database) => {
		const tables = await database.kysely.introspection.getTables({ withInternalKyselyTables: true });
		if (tables.length > 0) {
			throw new BackupError(
				"The database is not empty. Create a new one, and name it in DATABASE_URL: createdb hilo_restored.",
			);
		}
		const backupMigrations = Object.entries(MIGRATIONS).filter(([name]) => migrations.includes(name));
		await migrate(database, Object.fromEntries(backupMigrations));
		await withClient(url, (client) => load(client, file));
	});
}

async function validateArchive(file: string): Promise<readonly string[]> {
	let migrations: readonly string[] = [];
	for await (const part of readArchive(file)) {
		if (part.kind === "header") migrations = part.header.migrations;
	}
	return migrations;
}

/** Reads only the beginning. @throws BackupError where the file is no backup of PostgreSQL. */
export async function readMigrations(file: string): Promise<readonly string[]> {
	for await (const part of readArchive(file)) if (part.kind === "header") return part.header.migrations;
	return [];
}

async function withDatabase<T>(url: string, use: (database: Database) => Promise<T>): Promise<T> {
	const database = await openDatabase({ url, maxConnections: 2 });
	try {
		return await use(database);
	} finally {
		await database.close();
	}
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url, application_name: "hilo backup" });
	// Without a listener, a lost connection would end the process; the running query fails anyway.
	client.on("error", () => {});
	await client.connect();
	try {
		await client.query("set statement_timeout = 0");
		return await use(client);
	} finally {
		await client.end();
	}
}

import { join } from "node:path";
import { migrate } from "@hilo/db/migrate";
import { type Database, openDatabase } from "@hilo/db/open-database";
import { startPostgresServer } from "@hilo/db/testing/postgres-server";
import { inScratch } from "../processes/workspace.ts";

/** Calls `use` with a new database of each dialect, one after the other. */
export async function onEachDatabase<T>(use: (name: string, db: Database) => Promise<T[]>): Promise<T[]> {
	const onSqlite = await inScratch((folder) =>
		migrated(`sqlite:${join(folder, "social.sqlite")}`, (db) => use("SQLite", db)),
	);
	const server = await startPostgresServer();
	if (!server) {
		console.log("npm has no PostgreSQL for this platform: only SQLite is measured.");
		return onSqlite;
	}
	try {
		return [...onSqlite, ...(await migrated(server.url, (db) => use("PostgreSQL", db)))];
	} finally {
		await server.stop();
	}
}

async function migrated<T>(url: string, use: (db: Database) => Promise<T>): Promise<T> {
	const db = await openDatabase({ url });
	try {
		await migrate(db);
		return await use(db);
	} finally {
		await db.close();
	}
}

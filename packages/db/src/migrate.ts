import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { MIGRATIONS } from "./migrations/migrations.ts";
import { retryPassing } from "./retry.ts";

/**
 * Brings the tables up to date and gives the names of the migrations that ran. Safe when several processes start at
 * once: one migrates, the others wait for it.
 * @throws when the database was made by a newer version, before anything is changed.
 */
export async function migrate<T>(
	database: { readonly kysely: Kysely<T> },
	migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<string[]> {
	const db = database.kysely;
	await refuseNewer(db, migrations);
	const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
	try {
		return await retryPassing(async () => {
			const { error, results } = await migrator.migrateToLatest();
			if (error !== undefined) throw error;
			return (results ?? []).map((result) => result.migrationName);
		});
	} catch (error) {
		// The cause may be a newer version that has migrated since the check above.
		await refuseNewer(db, migrations);
		throw error;
	}
}

/**
 * Makes sure that the tables are those of this version, for what only reads; changes nothing.
 * @throws with a line that says whether the database is older or newer, and what to do.
 */
export async function assertMigrated<T>(
	{ kysely }: { readonly kysely: Kysely<T> },
	migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
	await refuseNewer(kysely, migrations);
	const applied = new Set(await appliedMigrations(kysely));
	const missing = Object.keys(migrations).filter((name) => !applied.has(name));
	if (missing.length > 0) {
		throw new Error(
			`The database is older than this version of Hilo: it lacks the migration ${missing.join(", ")}. ` +
				"Start the server once, which migrates it, or use the version that the database is from.",
		);
	}
}

async function refuseNewer<T>(db: Kysely<T>, migrations: Readonly<Record<string, Migration>>): Promise<void> {
	const unknown = (await appliedMigrations(db)).filter((name) => !(name in migrations));
	if (unknown.length > 0) {
		throw new Error(
			`The database is newer than this version of Hilo, which does not know its migration ${unknown.join(", ")}. ` +
				"Start the newer version, or restore a backup from before the update.",
		);
	}
}

/** Gives the names of the migrations that a database has been through; none for an empty one. */
export async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
	const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
	if (!tables.some((table) => table.name === "kysely_migration")) return [];
	const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
	return rows.map((row) => row.name);
}

import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { PATIENCE, type Patience, retryLocked, withoutQueues } from "./migration-locks.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";
import { retryPassing } from "./retry.ts";

/**
 * Brings the tables up to date and gives the names of the migrations that ran. Safe when several processes start at
 * once, and while others serve: one migrates, the others wait for it, and no table is waited for so long that those who
 * use it notice. Does nothing where a newer version has only added to the tables.
 * @throws when a newer version has taken something away, before anything is changed.
 */
export async function migrate<T>(
	database: { readonly kysely: Kysely<T> },
	migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
	patience: Patience = PATIENCE,
): Promise<string[]> {
	const db = database.kysely;
	if (await isNewer(db, migrations)) return [];
	const getMigrations = async () => withoutQueues(db, migrations, patience);
	const migrator = new Migrator({ db, provider: { getMigrations } });
	try {
		return await retryLocked(patience, () =>
			retryPassing(async () => {
				const { error, results } = await migrator.migrateToLatest();
				if (error !== undefined) throw error;
				return (results ?? []).map((result) => result.migrationName);
			}),
		);
	} catch (error) {
		// The cause may be a newer version that has migrated since the check above.
		if (await isNewer(db, migrations)) return [];
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
	if (await isNewer(kysely, migrations)) return;
	const applied = new Set(await appliedMigrations(kysely));
	const missing = Object.keys(migrations).filter((name) => !applied.has(name));
	if (missing.length > 0) {
		throw new Error(
			`The database is older than this version of Hilo: it lacks the migration ${missing.join(", ")}. ` +
				"Start the server once, which migrates it, or use the version that the database is from.",
		);
	}
}

/** The name of a migration that takes away what an older version needs ends like this (docs/decisions/expand-then-contract.md). */
const CONTRACTS = /-contract$/;

/**
 * Whether a newer version has been there, and has only added to the tables of this one.
 * @throws with a line that says what to do where it has done more.
 */
async function isNewer<T>(db: Kysely<T>, migrations: Readonly<Record<string, Migration>>): Promise<boolean> {
	const applied = new Set(await appliedMigrations(db));
	const unknown = [...applied].filter((name) => !(name in migrations));
	if (unknown.length === 0) return false;
	const isComplete = Object.keys(migrations).every((name) => applied.has(name));
	if (isComplete && !unknown.some((name) => CONTRACTS.test(name))) return true;
	throw new Error(
		`The database is newer than this version of Hilo, which does not know its migration ${unknown.join(", ")}. ` +
			"Start the newer version, or restore a backup from before the update.",
	);
}

/** Gives the names of the migrations that a database has been through; none for an empty one. */
export async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
	const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
	if (!tables.some((table) => table.name === "kysely_migration")) return [];
	const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
	return rows.map((row) => row.name);
}

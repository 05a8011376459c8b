import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { UnusableDatabaseError } from "./database-errors.ts";
import { LOCK_WAIT, type LockWait, retryLocked, withLockedTables } from "./migration-locks.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";
import { retryTransient } from "./retry.ts";

/**
 * Migrates the tables and returns the names of the migrations that ran; safe while other processes start or serve.
 * @throws before any change, when a newer version has removed something, or the database is from before 1.0.
 */
export async function migrate<T>(
	database: { readonly kysely: Kysely<T> },
	migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
	lockWait: LockWait = LOCK_WAIT,
): Promise<string[]> {
	const db = database.kysely;
	if (await isNewer(db, migrations)) return [];
	const getMigrations = async () => withLockedTables(db, migrations, lockWait);
	const migrator = new Migrator({ db, provider: { getMigrations } });
	try {
		return await retryLocked(lockWait, () =>
			retryTransient(async () => {
				const { error, results } = await migrator.migrateToLatest();
				if (error !== undefined) throw error;
				return (results ?? []).map((result) => result.migrationName);
			}),
		);
	} catch (error) {
		// A newer version may have migrated since the check above.
		if (await isNewer(db, migrations)) return [];
		throw error;
	}
}

/** Checks that the tables fit this version. @throws when the database is older, or newer with something removed. */
export async function assertMigrated<T>(
	{ kysely }: { readonly kysely: Kysely<T> },
	migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
	if (await isNewer(kysely, migrations)) return;
	const applied = new Set(await appliedMigrations(kysely));
	const missing = Object.keys(migrations).filter((name) => !applied.has(name));
	if (missing.length > 0) {
		throw new UnusableDatabaseError(
			`The database is older than this version of Hilo: it lacks the migration ${missing.join(", ")}. ` +
				"Start the server once, which migrates it, or use the version that the database is from.",
		);
	}
}

export const IS_BEFORE_FIRST_RELEASE = "is from before Hilo 1.0, whose tables this version can't read";

/** Whether the applied migrations are those of a version before 1.0, whose tables were others. */
export function isBeforeFirstRelease(applied: readonly string[]): boolean {
	const [first = ""] = Object.keys(MIGRATIONS);
	return applied.length > 0 && !applied.includes(first);
}

/** Such a migration removes what older versions need; see `add-first-remove-later` in docs/decisions. */
const CONTRACTS = /-contract$/;

/** Whether a newer version has migrated the database and only added to it. @throws when it has removed something. */
async function isNewer<T>(db: Kysely<T>, migrations: Readonly<Record<string, Migration>>): Promise<boolean> {
	const applied = await appliedMigrations(db);
	if (isBeforeFirstRelease(applied)) {
		throw new UnusableDatabaseError(
			`The database ${IS_BEFORE_FIRST_RELEASE}: move hilo.sqlite away, or name an empty database in DATABASE_URL.`,
		);
	}
	const unknown = applied.filter((name) => !(name in migrations));
	if (unknown.length === 0) return false;
	const isComplete = Object.keys(migrations).every((name) => applied.includes(name));
	if (isComplete && !unknown.some((name) => CONTRACTS.test(name))) return true;
	throw new UnusableDatabaseError(
		`The database is newer than this version of Hilo, which does not know its migration ${unknown.join(", ")}. ` +
			"Start the newer version, or restore a backup from before the update.",
	);
}

/** Returns the names of the applied migrations; none for an empty database. */
export async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
	const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
	if (!tables.some((table) => table.name === "kysely_migration")) return [];
	const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
	return rows.map((row) => row.name);
}

import { BackupError } from "./backup-error.ts";
import { isBeforeFirstRelease } from "./migrate.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";

/** @throws BackupError for the migrations of another program, of a version before 1.0 or of a newer one. */
export function assertKnownMigrations(migrations: readonly string[], subject: string): void {
	if (migrations.length === 0) throw new BackupError(`${subject} is none of Hilo's.`);
	if (isBeforeFirstRelease(migrations)) {
		throw new BackupError(
			`${subject} is from before Hilo 1.0, whose tables this version can't read: start with an empty database.`,
		);
	}
	const unknown = migrations.filter((name) => !(name in MIGRATIONS));
	if (unknown.length === 0) return;
	throw new BackupError(
		`${subject} comes from a newer version of Hilo, with the migration ${unknown.join(", ")}: use that version.`,
	);
}

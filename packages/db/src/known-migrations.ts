import { BackupError } from "./backup-error.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";

/** @throws BackupError for the migrations of another program or of a newer version. */
export function assertKnownMigrations(migrations: readonly string[], subject: string): void {
	if (migrations.length === 0) throw new BackupError(`${subject} is none of Hilo's.`);
	const unknown = migrations.filter((name) => !(name in MIGRATIONS));
	if (unknown.length === 0) return;
	throw new BackupError(
		`${subject} comes from a newer version of Hilo, with the migration ${unknown.join(", ")}: use that version.`,
	);
}

import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { BackupError } from "@hilo/db/backup-error";
import { appliedMigrations } from "@hilo/db/migrate";
import { dataSize } from "@hilo/rules/text/data-size";
import { withLease } from "../../platform/chore-lease.ts";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { diskSpace } from "../../platform/system/disk-space.ts";
import { deleteOldBackups, deleteParts, newBackupPath } from "./backup-files.ts";
import { putLastBackup, readBackupRecord } from "./backup-record.ts";
import { writeBackup } from "./write-backup.ts";

/**
 * Writes the database, which may be older than this release, to `file`; by default into the backups folder, of which
 * the oldest are then deleted. @returns its path. @throws BackupError, also while another process makes one.
 */
export async function makeBackup(ctx: Ctx, file?: string): Promise<string> {
	requireOperator(ctx);
	const make = () => (file === undefined ? makeInFolder(ctx) : makeFile(ctx, file));
	const migrations = await appliedMigrations(ctx.db.kysely);
	// Only `hilo backup` meets a database that is older: then no server of this release is running.
	const made = migrations.includes("0029-chore-leases") ? await withLease(ctx, "backup", make) : await make();
	if (made === null)
		throw new BackupError(
			"Another process is making a backup, or was stopped while it did. Try again in two minutes.",
		);
	return made;
}

/** The caller has the lease. */
export async function makeInFolder(ctx: Ctx, write = writeBackup): Promise<string> {
	const file = await newBackupPath(ctx.settings, ctx.clock.now());
	try {
		await makeFile(ctx, file, write);
	} finally {
		await deleteParts(ctx.settings);
	}
	await deleteOldBackups(ctx.settings, ctx.settings.backups.keep);
	return file;
}

async function makeFile(ctx: Ctx, file: string, write = writeBackup): Promise<string> {
	await assertSpace(ctx, dirname(file));
	const at = ctx.clock.now();
	const started = ctx.clock.elapsed();
	await write({ url: ctx.settings.databaseUrl, file });
	const { size } = await stat(file);
	const durationMs = Math.round(ctx.clock.elapsed() - started);
	await ctx.db.transaction((tx) =>
		putLastBackup(ctx, tx, { at, bytes: size, durationMs, file: basename(file) }),
	);
	return file;
}

async function assertSpace(ctx: Ctx, folder: string): Promise<void> {
	const { last } = await readBackupRecord(ctx);
	const { freeBytes } = await diskSpace(folder);
	if (freeBytes >= (last?.bytes ?? 0)) return;
	throw new BackupError(
		`Only ${dataSize(freeBytes)} are free at ${folder}, and the last backup had ${dataSize(last?.bytes ?? 0)}.`,
	);
}

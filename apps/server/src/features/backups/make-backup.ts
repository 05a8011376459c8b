import { execFile } from "node:child_process";
import { rm, stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { assertKnownMigrations } from "@hilo/db/backup";
import { BackupError } from "@hilo/db/backup-files";
import { databaseSize } from "@hilo/db/inspect-database";
import { appliedMigrations } from "@hilo/db/migrate";
import { dataSize } from "@hilo/rules/text/data-size";
import { withLease } from "../../platform/chore-lease.ts";
import type { Ctx, OperatorCtx } from "../../platform/context.ts";
import { databaseFolder } from "../../platform/system/disk-space.ts";
import {
	backupsFolder,
	deleteOldBackups,
	deleteParts,
	listBackups,
	markFromFuture,
	newBackupPath,
	openBackupsFolder,
} from "./backup-files.ts";
import { putLastBackup } from "./backup-record.ts";

const MIN_RESERVE_BYTES = 1e9;

/**
 * Writes the database, which may be older than this release, to `file`; by default into the backups folder, of which
 * the oldest are then deleted. @returns its path. @throws BackupError, also while another process makes one.
 */
export async function makeBackup(ctx: OperatorCtx, file?: string): Promise<string> {
	assertKnownMigrations(await appliedMigrations(ctx.db.kysely), "The database");
	const make = () => (file === undefined ? makeInFolder(ctx) : makeFile(ctx, file));
	const made = await withLease(ctx, "backup", make);
	if (made === null)
		throw new BackupError(
			"Another process is making a backup, or was stopped while it did. Try again in two minutes.",
		);
	return made;
}

/** The caller has the lease. */
export async function makeInFolder(ctx: Ctx, write = writeBackup): Promise<string> {
	const { settings, clock } = ctx;
	const now = clock.now();
	const folder = await openBackupsFolder(settings);
	await deleteParts(settings);
	await makeRoom(ctx, folder);
	const made = newBackupPath(folder, now);
	try {
		await makeFile(ctx, made, write);
	} finally {
		await deleteParts(settings);
	}
	const backups = await listBackups(settings, now);
	await deleteOldBackups(backups, { made, keep: settings.backups.keep });
	await markFromFuture(await listBackups(settings, now));
	return made;
}

async function makeFile(ctx: Ctx, file: string, write = writeBackup): Promise<string> {
	await assertRoom(ctx, dirname(file));
	const at = ctx.clock.now();
	const started = ctx.clock.elapsed();
	await write({ url: ctx.settings.databaseUrl, file }, ctx.machine.readiness.stopping);
	const { size } = await stat(file);
	const durationMs = Math.round(ctx.clock.elapsed() - started);
	const isInFolder = dirname(file) === backupsFolder(ctx.settings);
	const made = { at, bytes: size, durationMs, file: isInFolder ? basename(file) : file };
	await ctx.db.transaction((tx) => putLastBackup(ctx, tx, made));
	return file;
}

/** Deletes the oldest backups while a new one does not fit. The newest stays, for the new one may fail. */
async function makeRoom(ctx: Ctx, folder: string): Promise<void> {
	const [, ...deletable] = await listBackups(ctx.settings, ctx.clock.now());
	const freed = deletable.reduce((sum, { bytes }) => sum + bytes, 0);
	// Deletes none where that would not be enough.
	const needed = await assertRoom(ctx, folder, freed);
	for (const { path } of deletable.reverse()) {
		const { freeBytes } = await ctx.machine.diskSpace(folder);
		if (freeBytes >= needed) return;
		await rm(path, { force: true });
	}
}

/** @param freed bytes that may be added to what is free. @returns the bytes needed. @throws BackupError */
async function assertRoom(ctx: Ctx, folder: string, freed = 0): Promise<number> {
	const size = await databaseSize(ctx.db);
	const reserve = await reserveOn(ctx, folder);
	const needed = size + reserve;
	const { freeBytes } = await ctx.machine.diskSpace(folder);
	const missing = needed - freeBytes - freed;
	if (missing <= 0) return needed;
	const older = freed > 0 ? `, and older backups take ${dataSize(freed)}` : "";
	const left = reserve > 0 ? ` and ${dataSize(reserve)} must stay free for the database` : "";
	throw new BackupError(
		`Only ${dataSize(freeBytes)} are free at ${folder}${older}. A backup takes about ${dataSize(size)}${left}: ${dataSize(missing)} are missing.`,
	);
}

/** What must stay free on the database's disk, so that the site can save. A disk of another size is another disk. */
async function reserveOn({ db, settings, machine }: Ctx, folder: string): Promise<number> {
	const [disk, databasesDisk] = [
		await machine.diskSpace(folder),
		await machine.diskSpace(databaseFolder(settings) ?? folder),
	];
	if (disk.totalBytes !== databasesDisk.totalBytes) return 0;
	return Math.max(MIN_RESERVE_BYTES, await databaseSize(db));
}

/** Next to this file, in the build too. */
export const BACKUP_PROGRAM = fileURLToPath(
	new URL(`./backup-process.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url),
);

/**
 * Writes it in another process, because SQLite would block this one. @throws BackupError when it fails; an AbortError
 * when `signal` ends it.
 */
export function writeBackup(
	{ url, file }: { url: string; file: string },
	signal: AbortSignal,
): Promise<void> {
	return runProgram(["write", file, url], signal);
}

/** As `makeRestorable`, in another process. @throws as `writeBackup`. */
export function checkBackup(copy: string, signal: AbortSignal): Promise<void> {
	return runProgram(["check", copy], signal);
}

async function runProgram(args: readonly string[], signal: AbortSignal): Promise<void> {
	const options = { signal, killSignal: "SIGKILL" } as const;
	const ended = promisify(execFile)(process.execPath, [BACKUP_PROGRAM, ...args], options);
	await ended.catch((error) => {
		if (signal.aborted) throw error;
		const reason = error.stdout || `The process for it ended with ${error.signal ?? error.code}.`;
		throw new BackupError(reason, { cause: error });
	});
}

import { existsSync } from "node:fs";
import { lstat, mkdir, readdir, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { explainFileErrors } from "@hilo/db/backup-files";
import { MINUTE_MS } from "@hilo/rules/time/durations";
import type { Settings } from "../../platform/settings.ts";

export interface BackupFile {
	readonly name: string;
	readonly path: string;
	/** From its name, epoch ms. */
	readonly madeAt: number;
	/** Made by a clock that was ahead, so it is older than its name says. */
	readonly isFromFuture: boolean;
	readonly bytes: number;
}

type Folder = Pick<Settings, "dataDir">;

/** Clocks of several processes differ by less. */
export const CLOCK_SKEW_MS = MINUTE_MS;

/** The time is UTC, so that names sort by time when clocks change. Files of other names are left alone. */
const NAME = /^hilo-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.backup$/;
/** What a process that died has left behind. */
const PART = /^hilo-\d{4}-\d\d-\d\d-\d{6}\.backup\.\d+\.part(?:-journal)?$/;

export function backupsFolder({ dataDir }: Folder): string {
	return join(dataDir, "backups");
}

/** Makes the folder where it is missing. @throws BackupError where that can't be done. */
export async function openBackupsFolder(settings: Folder): Promise<string> {
	const folder = backupsFolder(settings);
	await explainFileErrors(folder, () => mkdir(folder, { recursive: true, mode: 0o700 }));
	return folder;
}

/** Returns a path that is free, named by `at`, epoch ms. A clock that was set back may meet a name again. */
export function newBackupPath(folder: string, at: number): string {
	const [day, time = ""] = new Date(at).toISOString().split("T");
	const path = join(folder, `hilo-${day}-${time.slice(0, 8).replaceAll(":", "")}.backup`);
	return existsSync(path) ? newBackupPath(folder, at + 1000) : path;
}

/** Whether `file` is the name of a backup in the folder, not a path that `hilo backup` was given. */
export function isBackupName(file: string): boolean {
	return NAME.test(file);
}

/**
 * The backups in the folder, newest first, and those from the future last. Links and folders of such names are none.
 * @param now epoch ms
 */
export async function listBackups(settings: Folder, now = Date.now()): Promise<BackupFile[]> {
	const folder = backupsFolder(settings);
	const files: BackupFile[] = [];
	for (const name of await namesIn(folder)) {
		const madeAt = timeOf(name);
		if (Number.isNaN(madeAt)) continue;
		const path = join(folder, name);
		const found = await lstat(path).catch(() => null);
		if (!found?.isFile()) continue;
		const isFromFuture = madeAt > now + CLOCK_SKEW_MS || found.mtimeMs === 0;
		files.push({ name, path, madeAt, isFromFuture, bytes: found.size });
	}
	return files.sort(
		(one, other) => Number(one.isFromFuture) - Number(other.isFromFuture) || other.madeAt - one.madeAt,
	);
}

/** Deletes all but `keep`, the one just made and the newest of the others. */
export async function deleteOldBackups(
	backups: readonly BackupFile[],
	{ made, keep }: { made: string; keep: number },
): Promise<void> {
	const others = backups.filter(({ path }) => path !== made);
	for (const { path } of others.slice(keep - 1)) await rm(path, { force: true });
}

/** Notes in the files' time, here zero, that they count as the oldest: one day their names will not show it. */
export async function markFromFuture(backups: readonly BackupFile[]): Promise<void> {
	for (const { path, isFromFuture } of backups)
		if (isFromFuture) await utimes(path, 0, 0).catch(() => undefined);
}

/** Call it while no backup is being made. */
export async function deleteParts(settings: Folder): Promise<void> {
	const folder = backupsFolder(settings);
	for (const name of await namesIn(folder))
		if (PART.test(name)) await rm(join(folder, name), { force: true });
}

async function namesIn(folder: string): Promise<string[]> {
	return existsSync(folder) ? explainFileErrors(folder, () => readdir(folder)) : [];
}

function timeOf(name: string): number {
	const [, day, hour, minute, second] = NAME.exec(name) ?? [];
	return day === undefined ? Number.NaN : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

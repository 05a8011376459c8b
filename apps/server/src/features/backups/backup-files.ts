import { lstat, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../../platform/settings.ts";

export interface BackupFile {
	readonly name: string;
	readonly path: string;
	/** From its name, epoch ms. */
	readonly madeAt: number;
	readonly bytes: number;
}

type Folder = Pick<Settings, "dataDir">;

/** The time is UTC, so that names sort by time when clocks change. Files of other names are left alone. */
const NAME = /^hilo-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.backup$/;
/** What a process that died has left behind. */
const PART = /^hilo-\d{4}-\d\d-\d\d-\d{6}\.backup\.\d+\.part(?:-journal)?$/;

export function backupsFolder({ dataDir }: Folder): string {
	return join(dataDir, "backups");
}

/** Makes the folder where it is missing. @returns the path of a backup that is made at `at`, epoch ms. */
export async function newBackupPath(settings: Folder, at: number): Promise<string> {
	const folder = backupsFolder(settings);
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const [day, time = ""] = new Date(at).toISOString().split("T");
	return join(folder, `hilo-${day}-${time.slice(0, 8).replaceAll(":", "")}.backup`);
}

/** The backups in the folder, newest first. Links and folders of such names are none. */
export async function listBackups(settings: Folder): Promise<BackupFile[]> {
	const folder = backupsFolder(settings);
	const files: BackupFile[] = [];
	for (const name of await namesIn(folder)) {
		const madeAt = timeOf(name);
		if (Number.isNaN(madeAt)) continue;
		const path = join(folder, name);
		const found = await lstat(path).catch(() => null);
		if (found?.isFile()) files.push({ name, path, madeAt, bytes: found.size });
	}
	return files.sort((one, other) => other.madeAt - one.madeAt);
}

/** Deletes all but the newest. */
export async function deleteOldBackups(settings: Folder, keep: number): Promise<void> {
	for (const { path } of (await listBackups(settings)).slice(keep)) await rm(path, { force: true });
}

/** Call it while no backup is being made. */
export async function deleteParts(settings: Folder): Promise<void> {
	const folder = backupsFolder(settings);
	for (const name of await namesIn(folder))
		if (PART.test(name)) await rm(join(folder, name), { force: true });
}

async function namesIn(folder: string): Promise<string[]> {
	try {
		return await readdir(folder);
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
		throw error;
	}
}

function timeOf(name: string): number {
	const [, day, hour, minute, second] = NAME.exec(name) ?? [];
	return day === undefined ? Number.NaN : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

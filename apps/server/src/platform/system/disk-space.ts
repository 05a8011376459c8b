import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { sqliteFile } from "@hilo/db/open-database";

export interface DiskSpace {
	readonly freeBytes: number;
	readonly totalBytes: number;
}

export type ReadDiskSpace = (folder: string) => Promise<DiskSpace>;

/** With less, the database's next write may fail. */
const FULL_BYTES = 8e6;

/** The space on the disk of a folder, which need not exist yet. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
	const { bavail, blocks, bsize } = await statfs(nearestExistingFolder(folder));
	return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** The folder, or its nearest ancestor that exists. */
export function nearestExistingFolder(folder: string): string {
	return existsSync(folder) || dirname(folder) === folder ? folder : nearestExistingFolder(dirname(folder));
}

/** The folder of SQLite's file; null for PostgreSQL, which may be on another machine. */
export function databaseFolder({ databaseUrl }: { readonly databaseUrl: string }): string | null {
	const file = sqliteFile(databaseUrl);
	return file === null ? null : dirname(file);
}

export function isFull({ freeBytes }: DiskSpace): boolean {
	return freeBytes < FULL_BYTES;
}

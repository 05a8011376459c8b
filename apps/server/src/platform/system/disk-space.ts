import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

export interface DiskSpace {
	readonly freeBytes: number;
	readonly totalBytes: number;
}

/** The space on the disk of a folder, which need not exist yet. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
	const { bavail, blocks, bsize } = await statfs(nearestExistingFolder(folder));
	return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** The folder, or its nearest ancestor that exists. */
export function nearestExistingFolder(folder: string): string {
	return existsSync(folder) || dirname(folder) === folder ? folder : nearestExistingFolder(dirname(folder));
}

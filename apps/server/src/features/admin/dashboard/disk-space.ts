import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** Bytes on the disk of a folder. The folder need not exist yet. */
export async function diskSpace(folder: string): Promise<{ free: number; total: number }> {
	try {
		const { bavail, blocks, bsize } = await statfs(folder);
		return { free: bavail * bsize, total: blocks * bsize };
	} catch (error) {
		const parent = dirname(folder);
		if (parent === folder) throw error;
		return diskSpace(parent);
	}
}

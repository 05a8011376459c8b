import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** What the disk that a folder is on, or will be on, has room for: bytes. */
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

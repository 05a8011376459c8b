import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** Renames a file atomically and flushes it: after a power failure `file` is complete or unchanged. */
export async function moveInPlace(draft: string, file: string): Promise<void> {
	await flush(draft);
	await rename(draft, file);
	// Windows can't flush a folder.
	if (process.platform !== "win32") await flush(dirname(file));
}

async function flush(path: string): Promise<void> {
	const handle = await open(path, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

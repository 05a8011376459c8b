import type { Tx } from "@hilo/db/open-database";
import { findOwned, lockPictures } from "./pictures.repo.ts";

/** Returns the hashes that the user owns. They stay stored until the transaction ends. */
export async function lockOwnPictures(
	tx: Tx,
	userId: string,
	hashes: readonly string[],
): Promise<ReadonlySet<string>> {
	const there = await lockPictures(tx, hashes);
	return findOwned(tx, userId, [...there.keys()]);
}

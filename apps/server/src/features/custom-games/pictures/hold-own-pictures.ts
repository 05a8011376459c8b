import type { Tx } from "@hilo/db/open-database";
import { findOwned, holdPictures } from "./pictures.repo.ts";

/** Returns those of the pictures that the user has uploaded, by hash. They stay until the transaction ends. */
export async function holdOwnPictures(
	tx: Tx,
	userId: string,
	hashes: readonly string[],
): Promise<ReadonlySet<string>> {
	const there = await holdPictures(tx, hashes);
	return findOwned(tx, userId, [...there.keys()]);
}

import type { Tx } from "@hilo/db/open-database";
import { clearPublishers } from "./legal.repo.ts";

/** Takes the names of an administrator whose account is deleted out of the versions of legal texts. */
export async function forgetPublishers(tx: Tx, names: readonly string[]): Promise<void> {
	await clearPublishers(tx, names);
}

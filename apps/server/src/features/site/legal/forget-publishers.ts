import type { Tx } from "@hilo/db/open-database";
import { clearPublishers } from "./legal.repo.ts";

/** For the deletion of an administrator's account. */
export async function forgetPublishers(tx: Tx, names: readonly string[]): Promise<void> {
	await clearPublishers(tx, names);
}

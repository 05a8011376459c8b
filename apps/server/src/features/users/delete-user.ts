import type { Tx } from "@hilo/db/open-database";
import { noteGone } from "./shown-changes.ts";

/** Deletes a user with all their data, at once. */
export async function deleteUser(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("users").where("id", "=", id).execute();
	noteGone(tx);
}

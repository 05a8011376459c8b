import type { Tx } from "@hilo/db/open-database";

export async function deleteUser(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("users").where("id", "=", id).execute();
}

import { setImmediate as nextPass } from "node:timers/promises";
import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../platform/context.ts";
import { BATCH } from "../../platform/in-batches.ts";
import { deleteSome, OWNED_ROWS } from "./owned-rows.repo.ts";

/** Deletes in small transactions, between which other calls run. Can be repeated after a failure. */
export async function deleteOwnedRows(
	{ db }: Pick<Ctx, "db">,
	userId: string,
	batch: number = BATCH,
): Promise<void> {
	for (const rows of OWNED_ROWS) {
		const limit = rows.batch ?? batch;
		for (const condition of rows.conditions) {
			while ((await db.transaction((tx) => deleteSome(tx, rows, condition(userId), limit))) > 0)
				await nextPass();
		}
	}
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("users").where("id", "=", id).execute();
}

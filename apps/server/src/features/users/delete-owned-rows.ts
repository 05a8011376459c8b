import { setImmediate as nextPass } from "node:timers/promises";
import type { Ctx } from "../../platform/context.ts";
import { BATCH } from "../../platform/in-batches.ts";
import { deleteSome, OWNED_ROWS } from "./owned-rows.repo.ts";

/**
 * Deletes what a user has much of, in small transactions between which other calls run. Where it fails, it can be called again.
 *
 * @param batch how many rows a transaction deletes.
 */
export async function deleteOwnedRows(
	{ db }: Pick<Ctx, "db">,
	userId: string,
	batch: number = BATCH,
): Promise<void> {
	for (const rows of OWNED_ROWS) {
		const most = rows.batch ?? batch;
		for (const of of rows.of) {
			while ((await db.transaction((tx) => deleteSome(tx, rows, of(userId), most))) > 0) await nextPass();
		}
	}
}

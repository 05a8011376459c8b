import { setImmediate as nextPass } from "node:timers/promises";
import { type Ctx, requireOperator } from "../../../platform/context.ts";
import { BATCH } from "../../../platform/in-batches.ts";
import { deleteRunsOf } from "../../play/delete-runs-of.ts";
import { deleteRemoved, deleteSomePlays, findDue } from "./removed.repo.ts";

const HOUR_MS = 60 * 60_000;
/** What its creator deleted is not to come back; what an administrator removed may be restored until then (D60). */
const CREATORS_MS = HOUR_MS;
const ADMINISTRATORS_MS = 30 * 24 * HOUR_MS;

const MAX_GAMES = 100;
/** Statements that a chore runs for what was played. Small ones, so that other calls never wait long. */
const MAX_BATCHES = 200;

/**
 * Deletes games for good that were removed an hour ago by their creators or thirty days ago by administrators, with all that was played
 * in them. A chore, which continues with what it left. @returns how many.
 */
export async function deleteRemovedGames(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	const { kysely: db } = ctx.db;
	const now = ctx.clock.now();
	const due = { byCreator: now - CREATORS_MS, byAdministrator: now - ADMINISTRATORS_MS };
	let batches = MAX_BATCHES;
	let deleted = 0;
	for (const id of await findDue(db, due, MAX_GAMES)) {
		while (batches-- > 0) {
			const some = (await deleteSomePlays(db, id, BATCH)) + (await deleteRunsOf(ctx, id, BATCH));
			if (some === 0) break;
			await nextPass();
		}
		if (batches <= 0) break;
		await deleteRemoved(db, id);
		await nextPass();
		deleted++;
	}
	return deleted;
}

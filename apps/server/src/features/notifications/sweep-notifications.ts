import { type Ctx, requireOperator } from "../../platform/context.ts";
import { BATCH, inBatches } from "../../platform/in-batches.ts";
import { deleteAllButNewest } from "./admin-notifications.repo.ts";
import { deleteOlder } from "./player-notifications.repo.ts";

const MAX_OF_ADMINS = 1_000;
const OF_PLAYERS_MS = 180 * 24 * 60 * 60_000;

/** Keeps the newest notifications of administrators, and those of players for half a year. */
export async function sweepNotifications(ctx: Ctx, maxOfAdmins: number = MAX_OF_ADMINS): Promise<void> {
	requireOperator(ctx);
	const db = ctx.db.kysely;
	await deleteAllButNewest(db, maxOfAdmins);
	await inBatches(() => deleteOlder(db, ctx.clock.now() - OF_PLAYERS_MS, BATCH));
}

import { NAMES_KEPT_DAYS } from "@hilo/rules/admin/audit";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { clearNames, findDeleted } from "./forgotten.repo.ts";

const NAMES_KEPT_MS = NAMES_KEPT_DAYS * 24 * 60 * 60_000;
/** Each has a transaction of its own, so that other calls don't wait long. */
const BATCH = 100;

/** Takes the names of accounts that were deleted 90 days ago out of the audit log. A chore of the server. */
export async function clearForgottenNames(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	const by = ctx.clock.now() - NAMES_KEPT_MS;
	for (const userId of await findDeleted(ctx.db.kysely, by, BATCH))
		await ctx.db.transaction((tx) => clearNames(tx, userId));
}

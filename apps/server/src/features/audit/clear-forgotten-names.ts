import { NAMES_KEPT_DAYS } from "@hilo/rules/admin/audit";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { clearNames, findDeleted } from "./audit.repo.ts";

const NAMES_KEPT_MS = NAMES_KEPT_DAYS * 24 * 60 * 60_000;
/** Accounts per run, each in its own transaction, so that other writers wait only briefly. */
const BATCH = 100;

/** Background job: removes names from the log 90 days after their account was deleted. */
export async function clearForgottenNames(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	const by = ctx.clock.now() - NAMES_KEPT_MS;
	for (const userId of await findDeleted(ctx.db.kysely, by, BATCH))
		await ctx.db.transaction((tx) => clearNames(tx, userId));
}

import type { Tx } from "@hilo/db/open-database";
import { NAME_RETENTION_DAYS } from "@hilo/rules/admin/audit";
import { DAY_MS } from "@hilo/rules/time/durations";
import type { Ctx, OperatorCtx } from "../../platform/context.ts";
import { clearNames, findDeleted, findNamesOfActor, hasEntries, insertDeleted } from "./audit.repo.ts";

const NAME_RETENTION_MS = NAME_RETENTION_DAYS * DAY_MS;
/** Accounts per run, each in its own transaction, so that other writers wait only briefly. */
const BATCH = 100;

/** Background job: removes names from the log 90 days after their account was deleted. */
export async function clearDeletedAccountNames(ctx: OperatorCtx): Promise<void> {
	const deletedBefore = ctx.clock.now() - NAME_RETENTION_MS;
	for (const userId of await findDeleted(ctx.db.kysely, deletedBefore, BATCH))
		await ctx.db.transaction((tx) => clearNames(tx, userId));
}

/** `clearDeletedAccountNames` removes the names later. @returns those with which the user acted as administrator. */
export async function recordDeletedAccount(
	ctx: Pick<Ctx, "clock">,
	tx: Tx,
	userId: string,
): Promise<string[]> {
	if (!(await hasEntries(tx, userId))) return [];
	await insertDeleted(tx, userId, ctx.clock.now());
	return findNamesOfActor(tx, userId);
}

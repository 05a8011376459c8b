import type { Tx } from "@hilo/db/open-database";
import { NAME_RETENTION_DAYS } from "@hilo/rules/admin/audit";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import {
	clearNames,
	findDeleted,
	findNamesOfActor,
	hasEntries,
	insertDeleted,
	noteOwner,
} from "./audit.repo.ts";

const NAMES_KEPT_MS = NAME_RETENTION_DAYS * 24 * 60 * 60_000;
/** Accounts per run, each in its own transaction, so that other writers wait only briefly. */
const BATCH = 100;

/** Background job: removes names from the log 90 days after their account was deleted. */
export async function clearForgottenNames(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	const by = ctx.clock.now() - NAMES_KEPT_MS;
	for (const userId of await findDeleted(ctx.db.kysely, by, BATCH))
		await ctx.db.transaction((tx) => clearNames(tx, userId));
}

/** Call it before anything of the account is deleted: its rows tell which entries are about it.
 * `clearForgottenNames` removes the names later. @returns the names under which the user acted as an administrator. */
export async function noteDeletedAccount(ctx: Pick<Ctx, "clock">, tx: Tx, userId: string): Promise<string[]> {
	await noteOwner(tx, userId);
	if (!(await hasEntries(tx, userId))) return [];
	await insertDeleted(tx, userId, ctx.clock.now());
	return findNamesOfActor(tx, userId);
}

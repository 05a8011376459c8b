import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../platform/context.ts";
import { findNamesOfActor, hasEntries, insertDeleted, noteOwner } from "./audit.repo.ts";

/** Call it before anything of the account is deleted: its rows tell which entries are about it.
 * `clearForgottenNames` removes the names later. @returns the names under which the user acted as an administrator. */
export async function noteDeletedAccount(ctx: Pick<Ctx, "clock">, tx: Tx, userId: string): Promise<string[]> {
	await noteOwner(tx, userId);
	if (!(await hasEntries(tx, userId))) return [];
	await insertDeleted(tx, userId, ctx.clock.now());
	return findNamesOfActor(tx, userId);
}

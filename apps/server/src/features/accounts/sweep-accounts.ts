import type { Tx } from "@hilo/db/open-database";
import type { Ctx, OperatorCtx } from "../../platform/context.ts";
import { forEachRow } from "../../platform/for-each-row.ts";
import { changeUser } from "../users/change-user.ts";
import { findUsersDue } from "../users/find-user.ts";
import { DELETION_BEGUN, isBeingDeleted, lockUserIfDue } from "../users/leaving-users.ts";
import { finishDeletion } from "./delete-account.ts";
import { deleteExpiredTokens } from "./tokens.repo.ts";

/** Deletes accounts after their grace period, continues interrupted deletions, and deletes expired links. */
export async function sweepAccounts(ctx: OperatorCtx): Promise<void> {
	const now = ctx.clock.now();
	await deleteExpiredTokens(ctx.db.kysely, now);
	await forEachRow(ctx, {
		find: (limit, offset) => findUsersDue(ctx.db.kysely, "deletion_due_at", { now, limit, offset }),
		work: (id) => deleteIfDue(ctx, id, now),
		failure: "an account could not be deleted",
		idOf: (userId) => ({ userId }),
	});
}

async function deleteIfDue(ctx: Ctx, id: string, now: number): Promise<boolean> {
	const isDue = await ctx.db.transaction(async (tx) => {
		const user = await lockUserIfDue(tx, id, now);
		if (user && !isBeingDeleted(user)) await beginDeletion(ctx, tx, id);
		return user !== undefined;
	});
	if (isDue) await finishDeletion(ctx, id);
	return isDue;
}

async function beginDeletion(ctx: Ctx, tx: Tx, userId: string): Promise<void> {
	await changeUser(tx, userId, { deletion_due_at: DELETION_BEGUN });
	tx.afterCommit(() => ctx.log.info({ userId }, "an account is deleted at its owner's wish"));
}

import { type Ctx, requireOperator } from "../../platform/context.ts";
import { deleteUser } from "../users/delete-user.ts";
import { findUsersDueForDeletion, lockUserIfDue } from "../users/leaving-users.ts";
import { forgetAccount } from "./forget-account.ts";
import { deleteExpiredTokens } from "./tokens.repo.ts";

/** How many are deleted at a time. Each has a transaction of its own, so that other calls don't wait long. */
const BATCH = 100;

/** Deletes the accounts whose grace period has passed, with all that is theirs, and expired links. A chore of the server. */
export async function sweepAccounts(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	const now = ctx.clock.now();
	await deleteExpiredTokens(ctx.db.kysely, now);
	for (const id of await findUsersDueForDeletion(ctx.db.kysely, now, BATCH)) {
		try {
			const isDeleted = await ctx.db.transaction(async (tx) => {
				if (!(await lockUserIfDue(tx, id, now))) return false;
				await forgetAccount(ctx, tx, id);
				await deleteUser(tx, id);
				return true;
			});
			if (isDeleted) ctx.log.info({ userId: id }, "an account was deleted at its owner's wish");
		} catch (error) {
			ctx.log.error({ err: error, userId: id }, "an account could not be deleted");
		}
	}
}

import { isSuspended } from "@hilo/rules/accounts/suspension";
import { type Ctx, requireOperator } from "../../../platform/context.ts";
import { holdForSuspension, reopenAccount } from "./close-account.ts";
import { findExpired } from "./suspensions.repo.ts";

/** How many are lifted at a time. */
const BATCH = 100;

/** Lifts the suspensions that have run out. A chore of the server. */
export async function liftExpired(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	for (const id of await findExpired(ctx.db.kysely, ctx.clock.now(), BATCH)) await liftIfExpired(ctx, id);
}

/** Lifts a suspension that has run out. One that lasts, or was made longer meanwhile, stays. */
export async function liftIfExpired(ctx: Ctx, userId: string): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const user = await holdForSuspension(ctx, tx, userId);
		if (!user || user.suspended_until === null || isSuspended(user.suspended_until, ctx.clock.now())) return;
		await reopenAccount(ctx, tx, user);
	});
}

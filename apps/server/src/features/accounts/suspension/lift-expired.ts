import { isSuspended } from "@hilo/rules/accounts/suspension";
import { type Ctx, requireOperator } from "../../../platform/context.ts";
import { forEachRow } from "../../../platform/for-each-row.ts";
import { findUsersDue } from "../../users/find-user.ts";
import { lockForVisibility } from "../set-visibility.ts";
import { liftSuspension } from "./suspend-account.ts";

/** @returns how many were lifted. */
export async function liftExpired(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	const now = ctx.clock.now();
	return forEachRow(ctx, {
		find: (limit, offset) => findUsersDue(ctx.db.kysely, "suspended_until", { now, limit, offset }),
		work: (id) => liftIfExpired(ctx, id),
		failure: "a suspension could not be lifted",
		idOf: (userId) => ({ userId }),
	});
}

/** Does nothing if the suspension was extended by now. @returns whether it was lifted. */
export async function liftIfExpired(ctx: Ctx, userId: string): Promise<boolean> {
	return ctx.db.transaction(async (tx) => {
		const user = await lockForVisibility(ctx, tx, userId);
		if (!user || user.suspended_until === null || isSuspended(user.suspended_until, ctx.clock.now()))
			return false;
		await liftSuspension(ctx, tx, user);
		return true;
	});
}

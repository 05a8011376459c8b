import type { Ctx } from "../../platform/context.ts";
import { deleteOwnedRows } from "../users/delete-owned-rows.ts";
import { deleteUser } from "../users/delete-user.ts";
import { forgetAccount } from "./forget-account.ts";

/** If it fails, `sweepAccounts` continues it. */
export async function finishDeletion(ctx: Pick<Ctx, "clock" | "db">, userId: string): Promise<void> {
	await deleteOwnedRows(ctx, userId);
	await ctx.db.transaction(async (tx) => {
		await forgetAccount(ctx, tx, userId);
		await deleteUser(tx, userId);
	});
}

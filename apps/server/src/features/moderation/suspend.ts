import type { SuspendInput } from "@hilo/rules/moderation/suspension.schema";
import { type Ctx, requireAdmin } from "../../platform/context.ts";
import { suspendUser } from "./suspend-user.ts";

/** @throws AppError like `suspendUser`. */
export async function suspend(ctx: Ctx, input: SuspendInput): Promise<void> {
	requireAdmin(ctx);
	await ctx.db.transaction((tx) => suspendUser(ctx, tx, input));
}

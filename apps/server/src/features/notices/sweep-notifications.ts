import { type Ctx, requireOperator } from "../../platform/context.ts";
import { keepNewest } from "./notices.repo.ts";

const MAX_KEPT = 1_000;

export async function sweepNotifications(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	await keepNewest(ctx.db.kysely, MAX_KEPT);
}

import { type Ctx, requireOperator } from "../../platform/context.ts";
import { keepNewest } from "./notices.repo.ts";

/** More than anybody reads. Whoever is new has them all before them. */
const MAX_KEPT = 1_000;

/** Deletes old notifications of administrators. A chore of the server. */
export async function sweepNotifications(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	await keepNewest(ctx.db.kysely, MAX_KEPT);
}

import { mayExcuse } from "@hilo/rules/daily/outage-days";
import { type Ctx, requireOperator } from "../../../platform/context.ts";
import { deleteOutages, findOutagesSince } from "./outages.repo.ts";

const KEPT_MS = 400 * 24 * 3_600_000;

/**
 * Deletes outages of more than 400 days ago that were too short to excuse a day anywhere. The others stay: streaks of years may stand on them.
 * A chore of the server.
 */
export async function sweepOutages(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	const outages = await findOutagesSince(ctx.db.kysely, 0);
	const before = ctx.clock.now() - KEPT_MS;
	const old = outages.filter((outage) => outage.endedAt < before && !mayExcuse(outage, outages));
	if (old.length === 0) return;
	await deleteOutages(
		ctx.db.kysely,
		old.map(({ beganAt }) => beganAt),
	);
}

import { mayExcuse } from "@hilo/rules/daily/outage-days";
import { DAY_MS } from "@hilo/rules/time/durations";
import { type Ctx, requireOperator } from "../../../platform/context.ts";
import { deleteOutages, findOutagesSince } from "./outages.repo.ts";

const RETENTION_MS = 400 * DAY_MS;

/** Outages long enough to excuse a day stay, because streaks of years may depend on them. A chore. */
export async function sweepOutages(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	const outages = await findOutagesSince(ctx.db.kysely, 0);
	const before = ctx.clock.now() - RETENTION_MS;
	const old = outages.filter((outage) => outage.endedAt < before && !mayExcuse(outage, outages));
	if (old.length === 0) return;
	await deleteOutages(
		ctx.db.kysely,
		old.map(({ beganAt }) => beganAt),
	);
}

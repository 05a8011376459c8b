import type { Queries } from "@hilo/db/queries";
import type { Ctx } from "../../platform/context.ts";
import type { Holder } from "../guests/open-guest.ts";
import { findZones, keepFirstZone } from "./zones.repo.ts";

/**
 * Returns where somebody has their days: the present time zone first, then the one before, whose days are open until they close. In a
 * transaction, what the browser says first is kept.
 */
export async function zonesOf(
	ctx: Pick<Ctx, "settings">,
	db: Queries,
	holder: Holder,
	browserZone: string = ctx.settings.siteTimeZone,
): Promise<readonly string[]> {
	const kept = await findZones(db, holder);
	if (kept?.time_zone) return kept.previous_zone ? [kept.time_zone, kept.previous_zone] : [kept.time_zone];
	if (db.isTransaction) await keepFirstZone(db, holder, browserZone);
	return [browserZone];
}

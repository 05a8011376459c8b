import type { Queries } from "@hilo/db/queries";
import type { OwnZone } from "@hilo/rules/daily/own-days";
import type { Ctx } from "../../platform/context.ts";
import type { PlayerOrGuest } from "../guests/open-guest.ts";
import { findZones, keepFirstZone, type Zones } from "./zones.repo.ts";

/** The stored time zone, else the browser's, else the site's. In a transaction, the browser's first one is stored. */
export async function ownZoneOf(
	ctx: Pick<Ctx, "settings">,
	db: Queries,
	owner: PlayerOrGuest | null,
	browserZone?: string | undefined,
): Promise<OwnZone> {
	let kept = owner && (await findZones(db, owner));
	if (!kept?.time_zone && db.isTransaction && owner && browserZone) {
		await keepFirstZone(db, owner, browserZone);
		// A concurrent call may have stored another zone first.
		kept = await findZones(db, owner);
	}
	return zoneIn(kept) ?? { timeZone: browserZone ?? ctx.settings.siteTimeZone, change: null };
}

/** Null where no zone is stored. */
export function zoneIn(kept: Zones | null | undefined): OwnZone | null {
	if (!kept?.time_zone) return null;
	const { time_zone: timeZone, previous_zone: from, changed_at: at, open_from, open_to } = kept;
	const wasChanged = from !== null && at !== null && open_from !== null && open_to !== null;
	return { timeZone, change: wasChanged ? { from, at, openFrom: open_from, openTo: open_to } : null };
}

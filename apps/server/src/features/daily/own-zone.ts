import type { Queries } from "@hilo/db/tables";
import { changeableAt, changeZone, type PlayerTimeZone } from "@hilo/rules/daily/own-days";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx } from "../../platform/context.ts";
import { findPlayerOrGuest, openPlayerOrGuest, type PlayerOrGuest } from "../guests/open-guest.ts";
import { findZones, insertZoneIfMissing, lockZones, saveZone, type Zones } from "./zones.repo.ts";

/** The stored time zone, else the browser's, else the site's. In a transaction, the browser's first one is stored. */
export async function findOrStoreZone(
	ctx: Pick<Ctx, "settings">,
	db: Queries,
	owner: PlayerOrGuest | null,
	browserZone?: string | undefined,
): Promise<PlayerTimeZone> {
	let stored = owner && (await findZones(db, owner));
	if (!stored?.time_zone && db.isTransaction && owner && browserZone) {
		await insertZoneIfMissing(db, owner, browserZone);
		// A concurrent call may have stored another zone first.
		stored = await findZones(db, owner);
	}
	return toPlayerTimeZone(stored) ?? { timeZone: browserZone ?? ctx.settings.siteTimeZone, change: null };
}

/** Null where no zone is stored. */
export function toPlayerTimeZone(stored: Zones | null | undefined): PlayerTimeZone | null {
	if (!stored?.time_zone) return null;
	const { time_zone: timeZone, previous_zone: from, changed_at: at, open_from, open_to } = stored;
	const wasChanged = from !== null && at !== null && open_from !== null && open_to !== null;
	return { timeZone, change: wasChanged ? { from, at, openFrom: open_from, openTo: open_to } : null };
}

/** Stores nothing. */
export async function showZone(ctx: Ctx, input: { timeZone?: string | undefined }) {
	const db = ctx.db.kysely;
	const zone = await findOrStoreZone(ctx, db, await findPlayerOrGuest(ctx, db), input.timeZone);
	return present(zone, ctx.clock.now());
}

/** @throws AppError `daily/zone-once-a-day` (409) within 24 hours of a change; 429 for too many new visitors. */
export async function setZone(ctx: Ctx, { timeZone }: { timeZone: string }) {
	return ctx.db.transaction(async (tx) => {
		const now = ctx.clock.now();
		const owner = await openPlayerOrGuest(ctx, tx);
		// Creates the row that is locked next.
		await insertZoneIfMissing(tx, owner, timeZone);
		await lockZones(tx, owner);
		const before = await findOrStoreZone(ctx, tx, owner);
		if (before.timeZone === timeZone) return present(before, now);
		if (changeableAt(before, now) !== null) throw new AppError("daily/zone-once-a-day");
		const zone = changeZone(before, timeZone, now);
		await saveZone(tx, owner, zone);
		return present(zone, now);
	});
}

function present(zone: PlayerTimeZone, now: number) {
	return { timeZone: zone.timeZone, changeableAt: changeableAt(zone, now) };
}

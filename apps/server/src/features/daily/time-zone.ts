import type { TimeZoneView } from "@hilo/rules/daily/daily.views";
import { changeableAt, changeZone, type OwnZone } from "@hilo/rules/daily/own-days";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Ctx } from "../../platform/context.ts";
import { findPlayerOrGuest, openPlayerOrGuest } from "../guests/open-guest.ts";
import { ownZoneOf } from "./zone-of.ts";
import { keepFirstZone, lockZones, saveZone } from "./zones.repo.ts";

/** Stores nothing. */
export async function showZone(ctx: Ctx, input: { timeZone?: string | undefined }): Promise<TimeZoneView> {
	const db = ctx.db.kysely;
	const zone = await ownZoneOf(ctx, db, await findPlayerOrGuest(ctx, db), input.timeZone);
	return present(zone, ctx.clock.now());
}

/** @throws AppError `daily/zone-once-a-day` (409) within 24 hours of a change; 429 for too many new visitors. */
export async function setZone(ctx: Ctx, { timeZone }: { timeZone: string }): Promise<TimeZoneView> {
	return ctx.db.transaction(async (tx) => {
		const now = ctx.clock.now();
		const owner = await openPlayerOrGuest(ctx, tx);
		// Creates the row that is locked next.
		await keepFirstZone(tx, owner, timeZone);
		await lockZones(tx, owner);
		const before = await ownZoneOf(ctx, tx, owner);
		if (before.timeZone === timeZone) return present(before, now);
		if (changeableAt(before, now) !== null) throw new AppError("daily/zone-once-a-day");
		const zone = changeZone(before, timeZone, now);
		await saveZone(tx, owner, zone);
		return present(zone, now);
	});
}

function present(zone: OwnZone, now: number): TimeZoneView {
	return { timeZone: zone.timeZone, changeableAt: changeableAt(zone, now) };
}

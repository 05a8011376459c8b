import { lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import type { PlayerTimeZone } from "@hilo/rules/daily/own-days";
import type { PlayerOrGuest } from "../guests/open-guest.ts";

export interface Zones {
	readonly time_zone: string | null;
	readonly previous_zone: string | null;
	readonly changed_at: number | null;
	readonly open_from: string | null;
	readonly open_to: string | null;
}

export function findZones(db: Queries, owner: PlayerOrGuest): Promise<Zones | undefined> {
	if (owner.user_id === null) return findGuestZones(db, owner.guest_id);
	return db
		.selectFrom("daily_zones")
		.select(["time_zone", "previous_zone", "changed_at", "open_from", "open_to"])
		.where("user_id", "=", owner.user_id)
		.executeTakeFirst();
}

function findGuestZones(db: Queries, guestId: string): Promise<Zones | undefined> {
	return db
		.selectFrom("guests")
		.select(["time_zone", "previous_zone", "zone_changed_at as changed_at", "open_from", "open_to"])
		.where("id", "=", guestId)
		.executeTakeFirst();
}

/** A visitor's row is locked already, by the update of its last visit. */
export async function lockZones(tx: Tx, { user_id }: PlayerOrGuest): Promise<void> {
	if (user_id === null) return;
	await tx
		.selectFrom("daily_zones")
		.select("user_id")
		.where("user_id", "=", user_id)
		.$call(lockRows(tx))
		.execute();
}

export async function saveZone(
	tx: Tx,
	owner: PlayerOrGuest,
	{ timeZone, change }: PlayerTimeZone,
): Promise<void> {
	const at = change?.at ?? null;
	const changed = {
		time_zone: timeZone,
		previous_zone: change?.from ?? null,
		open_from: change?.openFrom ?? null,
		open_to: change?.openTo ?? null,
	};
	if (owner.user_id === null)
		await tx
			.updateTable("guests")
			.set({ ...changed, zone_changed_at: at })
			.where("id", "=", owner.guest_id)
			.execute();
	else
		await tx
			.updateTable("daily_zones")
			.set({ ...changed, changed_at: at })
			.where("user_id", "=", owner.user_id)
			.execute();
}

/** Copies a visitor's time zone and last change, unless the player has one. */
export async function copyGuestZone(tx: Tx, guestId: string, userId: string): Promise<void> {
	const zone = await findGuestZones(tx, guestId);
	if (!zone?.time_zone) return;
	await tx
		.insertInto("daily_zones")
		.values({ ...zone, time_zone: zone.time_zone, user_id: userId })
		.onConflict((conflict) => conflict.column("user_id").doNothing())
		.execute();
}

/** Does nothing if a zone is stored. */
export async function insertZoneIfMissing(
	db: Queries,
	owner: PlayerOrGuest,
	timeZone: string,
): Promise<void> {
	if (owner.user_id === null)
		await db
			.updateTable("guests")
			.set({ time_zone: timeZone })
			.where("id", "=", owner.guest_id)
			.where("time_zone", "is", null)
			.execute();
	else
		await db
			.insertInto("daily_zones")
			.values({ user_id: owner.user_id, time_zone: timeZone })
			.onConflict((conflict) => conflict.column("user_id").doNothing())
			.execute();
}

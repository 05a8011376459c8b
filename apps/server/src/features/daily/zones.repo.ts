import { hot, type Param } from "@hilo/db/hot";
import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { Holder } from "../guests/open-guest.ts";

const ofPlayer = hot((db, param: Param<{ id: string }>) =>
	db
		.selectFrom("daily_zones")
		.select(["time_zone", "previous_zone", "changed_at", "open_from", "open_to"])
		.where("user_id", "=", param("id")),
);

const ofGuest = hot((db, param: Param<{ id: string }>) =>
	db
		.selectFrom("guests")
		.select(["time_zone", "previous_zone", "zone_changed_at as changed_at", "open_from", "open_to"])
		.where("id", "=", param("id")),
);

export interface Zones {
	readonly time_zone: string | null;
	readonly previous_zone: string | null;
	readonly changed_at: number | null;
	readonly open_from: string | null;
	readonly open_to: string | null;
}

export function findZones(db: Queries, holder: Holder): Promise<Zones | undefined> {
	return holder.user_id === null
		? ofGuest.first(db, { id: holder.guest_id })
		: ofPlayer.first(db, { id: holder.user_id });
}

/** Gives a player the time zone of a visitor's device, with its last change, unless the player has one or the visitor none. */
export async function copyGuestZone(tx: Tx, guestId: string, userId: string): Promise<void> {
	const zone = await ofGuest.first(tx, { id: guestId });
	if (!zone?.time_zone) return;
	await tx
		.insertInto("daily_zones")
		.values({ ...zone, time_zone: zone.time_zone, user_id: userId })
		.onConflict((conflict) => conflict.column("user_id").doNothing())
		.execute();
}

export async function keepFirstZone(db: Queries, holder: Holder, timeZone: string): Promise<void> {
	if (holder.user_id === null) {
		await db
			.updateTable("guests")
			.set({ time_zone: timeZone })
			.where("id", "=", holder.guest_id)
			.where("time_zone", "is", null)
			.execute();
		return;
	}
	await db
		.insertInto("daily_zones")
		.values({
			user_id: holder.user_id,
			time_zone: timeZone,
			previous_zone: null,
			changed_at: null,
			open_from: null,
			open_to: null,
		})
		.onConflict((conflict) => conflict.column("user_id").doNothing())
		.execute();
}

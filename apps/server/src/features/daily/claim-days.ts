import type { Tx } from "@hilo/db/open-database";
import { type PlayerTimeZone, wasOpenTo } from "@hilo/rules/daily/own-days";
import type { PlayerOrGuest } from "../guests/open-guest.ts";
import { type BegunDay, claimDeckRuns, findBegunDays } from "./deck-runs.repo.ts";
import { toPlayerTimeZone } from "./own-zone.ts";
import { copyGuestZone, findZones } from "./zones.repo.ts";

/**
 * Gives a player a visitor's runs of decks, on days that the player has none of and that were open to the player when
 * begun: closed days are still open further west. They stay off the boards.
 */
export async function claimDays(tx: Tx, guestId: string, userId: string): Promise<void> {
	const player: PlayerOrGuest = { user_id: userId, guest_id: null };
	const zone = toPlayerTimeZone(await findZones(tx, player));
	const own = await findBegunDays(tx, player);
	const days = (await findBegunDays(tx, { user_id: null, guest_id: guestId }))
		.filter((begun) => own.every(({ day }) => day !== begun.day))
		.filter((begun) => zone === null || wasOpen(zone, own, begun))
		.map(({ day }) => day);
	if (days.length > 0) await claimDeckRuns(tx, guestId, userId, days);
	await copyGuestZone(tx, guestId, userId);
}

function wasOpen(zone: PlayerTimeZone, own: readonly BegunDay[], { day, started_at: at }: BegunDay): boolean {
	const last = own.findLast((begun) => begun.started_at <= at);
	return wasOpenTo(zone, day, at, last?.time_zone ?? zone.change?.from ?? zone.timeZone);
}

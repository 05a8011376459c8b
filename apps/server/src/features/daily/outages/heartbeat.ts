import { FIRST_DAY } from "@hilo/rules/daily/days";
import type { Services } from "../../../platform/context.ts";
import { cutOutage, insertOutage, lockHeartbeat, putHeartbeat } from "./outages.repo.ts";

/** A longer silence was an outage. Chores beat every minute, so two beats may be lost. */
export const SILENCE_MS = 3 * 60_000;
/** The clocks of several processes are closer to one another than that. */
const SKEW_MS = 60_000;
/** A machine whose clock says an earlier time does not know the time yet. */
const EARLIEST = Date.parse(FIRST_DAY);

/**
 * Returns a chore that writes when the site was open to players: not during maintenance, and not while the database does not answer. The first
 * beat after a silence writes down that there was an outage, once, however many processes come back.
 *
 * A process that was here all the while knows that there was none, whatever the machine's clock says: it was set, and time has not passed.
 */
export function heartbeat({
	db,
	clock,
	siteSettings,
}: Pick<Services, "db" | "clock" | "siteSettings">): () => Promise<void> {
	let lastHere = Number.NEGATIVE_INFINITY;
	return async () => {
		if ((await siteSettings.get("maintenance")) === "on") return;
		const here = clock.elapsed();
		const wasHere = here - lastHere <= SILENCE_MS;
		await db.transaction(async (tx) => {
			const now = clock.now();
			if (now < EARLIEST) return;
			const last = await lockHeartbeat(tx, now);
			const isSetBack = last - now > SKEW_MS;
			if (isSetBack) await cutOutage(tx, now);
			else if (now <= last) return;
			else if (!wasHere && now - last > SILENCE_MS) await insertOutage(tx, { beganAt: last, endedAt: now });
			await putHeartbeat(tx, now);
		});
		lastHere = here;
	};
}

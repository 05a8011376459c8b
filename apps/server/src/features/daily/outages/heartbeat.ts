import { FIRST_DAY } from "@hilo/rules/daily/days";
import type { Ctx } from "../../../platform/context.ts";
import { insertOutage, lockHeartbeat, putHeartbeat, shortenOutage } from "./outages.repo.ts";

/** A longer silence is an outage. The chore beats every minute, so two beats may be lost. */
const SILENCE_MS = 3 * 60_000;
/** Clocks of several processes differ by less. */
const SKEW_MS = 60_000;
/** An earlier time means that the machine's clock is not set yet. */
const EARLIEST = Date.parse(FIRST_DAY);

/**
 * A chore that records when the site was open to players: without maintenance, with a working database. A process that
 * was here before knows that a silence is only a clock that was set, since `elapsed` can't be set.
 */
export function createHeartbeat({
	db,
	clock,
	siteSettings,
}: Pick<Ctx, "db" | "clock" | "siteSettings">): () => Promise<void> {
	let lastBeatAt = Number.NEGATIVE_INFINITY;
	return async () => {
		if ((await siteSettings.get("maintenance")) === "on") return;
		const elapsed = clock.elapsed();
		const wasRunning = elapsed - lastBeatAt <= SILENCE_MS;
		await db.transaction(async (tx) => {
			const now = clock.now();
			if (now < EARLIEST) return;
			const last = await lockHeartbeat(tx, now);
			const isSetBack = last - now > SKEW_MS;
			if (isSetBack) await shortenOutage(tx, now);
			else if (now <= last) return;
			else if (!wasRunning && now - last > SILENCE_MS)
				await insertOutage(tx, { beganAt: last, endedAt: now });
			await putHeartbeat(tx, now);
		});
		lastBeatAt = elapsed;
	};
}

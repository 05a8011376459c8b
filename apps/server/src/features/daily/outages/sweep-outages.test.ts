import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../../testing/sites.ts";
import { findOutagesSince } from "./outages.repo.ts";
import { sweepOutages } from "./sweep-outages.ts";

onEachDatabase((openSite) => {
	it("deletes old outages that were too short to excuse a day, and no others", async () => {
		const site = await openSite();
		const start = site.clock.now();
		const short = HOUR_MS / 2;
		const outages = [
			{ began_at: start, ended_at: start + short },
			{ began_at: start + 5 * DAY_MS, ended_at: start + 5 * DAY_MS + 2 * HOUR_MS },
			// Together they are more than an hour of a day.
			{ began_at: start + 10 * DAY_MS, ended_at: start + 10 * DAY_MS + short },
			{ began_at: start + 10.5 * DAY_MS, ended_at: start + 10.5 * DAY_MS + 1.1 * short },
			{ began_at: start + 20 * DAY_MS, ended_at: start + 20 * DAY_MS + short },
		];
		await site.db.kysely.insertInto("outages").values(outages).execute();
		site.clock.advance(415 * DAY_MS);
		await sweepOutages(site.operator);
		const left = await findOutagesSince(site.db.kysely, 0);
		expect(left.map(({ beganAt }) => (beganAt - start) / DAY_MS)).toEqual([5, 10, 10.5, 20]);
	});
});

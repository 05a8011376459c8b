import { expect, it } from "vitest";
import { onEachDatabase } from "../../../testing/sites.ts";
import { findOutagesSince } from "./outages.repo.ts";
import { sweepOutages } from "./sweep-outages.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

onEachDatabase((openSite) => {
	it("deletes old outages that were too short to excuse a day, and no others", async () => {
		const site = await openSite();
		const start = site.clock.now();
		const short = HOUR / 2;
		const outages = [
			{ began_at: start, ended_at: start + short },
			{ began_at: start + 5 * DAY, ended_at: start + 5 * DAY + 2 * HOUR },
			// Together they are more than an hour of a day.
			{ began_at: start + 10 * DAY, ended_at: start + 10 * DAY + short },
			{ began_at: start + 10.5 * DAY, ended_at: start + 10.5 * DAY + 1.1 * short },
			{ began_at: start + 20 * DAY, ended_at: start + 20 * DAY + short },
		];
		await site.db.kysely.insertInto("outages").values(outages).execute();
		site.clock.advance(415 * DAY);
		await sweepOutages(site.operator);
		const left = await findOutagesSince(site.db.kysely, 0);
		expect(left.map(({ beganAt }) => (beganAt - start) / DAY)).toEqual([5, 10, 10.5, 20]);
	});
});

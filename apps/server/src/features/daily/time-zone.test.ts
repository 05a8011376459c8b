import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { playDeck } from "../../testing/daily-playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { NOON } from "../../testing/test-clock.ts";

const AUCKLAND = "Pacific/Auckland";
const HONOLULU = "Pacific/Honolulu";
const ALL_RIGHT = { rights: () => true };

onEachDatabase((openSite) => {
	it("is the first one that a browser sends, and can be changed once in 24 hours by players and visitors", async () => {
		const site = await openSite();
		for (const browser of [site.visitor(), await site.player("ada")]) {
			const { daily } = browser.api;
			const start = site.clock.now();
			await daily.start.mutate({});
			expect(await daily.zone.query({ timeZone: HONOLULU })).toEqual({
				timeZone: HONOLULU,
				changeableAt: null,
			});
			const first = { timeZone: AUCKLAND, changeableAt: null };
			expect(await daily.setZone.mutate({ timeZone: AUCKLAND })).toEqual(first);
			expect(await daily.zone.query({ timeZone: HONOLULU })).toEqual(first);
			const changed = { timeZone: HONOLULU, changeableAt: start + DAY_MS };
			expect(await daily.setZone.mutate({ timeZone: HONOLULU })).toEqual(changed);
			site.clock.advance(DAY_MS - 1);
			expect(await daily.setZone.mutate({ timeZone: HONOLULU })).toEqual(changed);
			expect(await refusal(daily.setZone.mutate({ timeZone: AUCKLAND }))).toMatchObject({
				code: "daily/zone-once-a-day",
				status: 409,
			});
			site.clock.advance(1);
			expect(await daily.setZone.mutate({ timeZone: AUCKLAND })).toMatchObject({ timeZone: AUCKLAND });
			// As after a change while the clock was ahead.
			site.clock.set(start);
			expect(await daily.setZone.mutate({ timeZone: HONOLULU })).toEqual(changed);
		}
	});

	it("keeps one of several first zones sent concurrently, and accepts one change", async () => {
		const site = await openSite();
		const { daily } = (await site.player("ada")).api;
		const zones = [AUCKLAND, HONOLULU, "Europe/Berlin", "Asia/Tokyo", "Etc/GMT+12"];
		const done = await Promise.allSettled(zones.map((timeZone) => daily.setZone.mutate({ timeZone })));
		// The first one set a zone, and changed none.
		expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
	});
});

onAnyDatabase((openSite) => {
	it("keeps the streak over a change, and offers no day twice and no closed day", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { daily } = ada.api;
		await daily.setZone.mutate({ timeZone: AUCKLAND });
		await playDeck(site, ada, ALL_RIGHT);
		// There it is the day before, which was over for her.
		await daily.setZone.mutate({ timeZone: HONOLULU });
		expect(await daily.today.query({})).toMatchObject({ day: "2026-11-22", run: { status: "over" } });
		expect(await refusal(daily.start.mutate({ day: "2026-11-21" }))).toMatchObject({
			code: "daily/not-open",
		});
		site.clock.set(NOON + 46 * HOUR_MS - 1);
		expect(await refusal(daily.start.mutate({}))).toMatchObject({ code: "play/run-over" });
		site.clock.set(NOON + 46 * HOUR_MS);
		await playDeck(site, ada, ALL_RIGHT);
		const { days, streak } = await daily.history.query({});
		expect(days.map(({ day, why }) => `${day} ${why}`)).toEqual(["2026-11-22 played", "2026-11-23 played"]);
		expect(streak).toMatchObject({ current: 2, longest: 2 });
	});
});

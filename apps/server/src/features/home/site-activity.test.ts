import { planOf } from "@hilo/db/testing/plan-of";
import { MIN_ACTIVITY_SHOWN } from "@hilo/rules/site/activity";
import { MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { countActivity } from "./activity.repo.ts";

const DAY = "2026-11-21";

const countRuns = ({ db }: TestSite, day: string, count: number) =>
	db.kysely.insertInto("daily_counts").values({ day, measure: "plays", name: "movieGame", count }).execute();

onEachDatabase((openSite) => {
	it("counts players who are here and not away, and visitors in a deck, from ten on", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		const read = () => visitor.api.home.activity.query();
		for (let n = 0; n < MIN_ACTIVITY_SHOWN; n++) {
			const player = await site.player(`player_${n}`);
			await player.api.presence.update.mutate({ status: n === 0 ? "away" : n === 1 ? "busy" : "online" });
		}
		await countRuns(site, "2026-11-20", 400);
		await countRuns(site, DAY, 9);
		expect(await read()).toEqual({ playing: null, runsToday: null });
		await visitor.api.daily.start.mutate({ timeZone: "UTC" });
		await site.db.kysely.updateTable("daily_counts").set({ count: 1204 }).where("day", "=", DAY).execute();
		expect(await read()).toEqual({ playing: null, runsToday: null });
		expect(await site.another().visitor().api.home.activity.query()).toEqual({
			playing: 10,
			runsToday: 1204,
		});
		site.clock.advance(MINUTE_MS);
		expect(await read()).toEqual({ playing: 10, runsToday: 1204 });
		// Presence ends after 90 s, and an unanswered round is no play.
		site.clock.advance(5 * MINUTE_MS);
		expect(await read()).toEqual({ playing: null, runsToday: 1204 });
	});

	it("reads no table from end to end", async () => {
		const { db } = await openSite();
		const plan = await planOf(db, (tx) => countActivity(tx, { now: 0, day: DAY }));
		expect(plan).not.toMatch(/Seq Scan|"SCAN (?!CONSTANT)/);
	});
});

onAnyDatabase((openSite) => {
	it("names no number while it is switched off, and no runs while they are not counted", async () => {
		const site = await openSite();
		await countRuns(site, DAY, 50);
		const { api } = await site.player("root", { isAdmin: true });
		const read = () => site.visitor().api.home.activity.query();
		expect(await read()).toMatchObject({ runsToday: 50 });
		await api.site.setAnalytics.mutate({ isOn: false });
		expect(await read()).toMatchObject({ runsToday: null });
		await api.site.setAnalytics.mutate({ isOn: true });
		await api.site.setActivity.mutate({ isOn: false });
		expect(await read()).toEqual({ playing: null, runsToday: null });
	});
});

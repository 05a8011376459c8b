import type { HistoryDay } from "@hilo/rules/daily/daily.views";
import { HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { playDeck } from "../../testing/daily-playing.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { excuseDay } from "./excuse-day.ts";
import { createHeartbeat } from "./outages/heartbeat.ts";

const BERLIN = "Europe/Berlin";
const at = (text: string) => Date.parse(text);

async function playAt(site: TestSite, browser: Browser, moment: string, score = 10): Promise<void> {
	site.clock.set(at(moment));
	await playDeck(site, browser, { rights: (round) => round <= score, timeZone: BERLIN });
}

const whys = (days: readonly HistoryDay[]) => days.map(({ day, why }) => `${day.slice(5)} ${why}`);

onAnyDatabase((openSite) => {
	it("a grace day earned by seven played days saves one missed day, and the second ends the streak", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		for (const day of ["21", "22", "23", "24", "25", "26", "27"])
			await playAt(site, visitor, `2026-11-${day}T12:00:00Z`, 9);
		const earned = { current: 7, longest: 7, grace: 1, untilGrace: 7 };
		expect(await visitor.api.daily.result.query({ day: "2026-11-27" })).toMatchObject({ streak: earned });
		await playAt(site, visitor, "2026-11-29T12:00:00Z", 10);
		const { streak, days, scores, month } = await visitor.api.daily.history.query({});
		expect(streak).toEqual({ current: 8, longest: 8, grace: 0, untilGrace: 6 });
		expect(month).toBe("2026-11");
		expect(whys(days).slice(-3)).toEqual(["11-27 played", "11-28 grace", "11-29 played"]);
		expect(days.at(-1)).toMatchObject({ number: 148, score: 10, reason: null });
		expect(days.at(-2)).toMatchObject({ score: null, timeMs: null });
		expect(scores).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 1]);
		site.clock.set(at("2026-12-01T12:00:00Z"));
		expect(await visitor.api.daily.today.query({})).toMatchObject({ streak: { current: 0, longest: 8 } });
		const december = await visitor.api.daily.history.query({});
		expect(whys(december.days)).toEqual(["12-01 open"]);
		const november = await visitor.api.daily.history.query({ month: "2026-11" });
		expect(whys(november.days).at(-1)).toBe("11-30 missed");
	});

	it("keeps the streak over the two nights of daylight saving, at the ends of their days", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		// 23 hours long.
		for (const moment of ["2027-03-27T22:59:00Z", "2027-03-28T21:59:00Z", "2027-03-28T22:00:00Z"])
			await playAt(site, visitor, moment);
		expect(await visitor.api.daily.today.query({})).toMatchObject({ streak: { current: 3, longest: 3 } });
		// 25 hours long.
		for (const moment of ["2027-10-30T21:59:00Z", "2027-10-31T22:59:00Z", "2027-10-31T23:00:00Z"])
			await playAt(site, visitor, moment);
		const { streak, days } = await visitor.api.daily.history.query({ month: "2027-10" });
		expect(streak).toMatchObject({ current: 3 });
		expect(whys(days).slice(-2)).toEqual(["10-30 played", "10-31 played"]);
	});

	it("counts a deck with an answer once its day has closed, and none that was only opened", async () => {
		const site = await openSite();
		const [opened, answered] = [site.visitor(), site.visitor()];
		const { day } = await opened.api.daily.start.mutate({ timeZone: "Etc/UTC" });
		await answered.api.daily.start.mutate({ timeZone: "Etc/UTC" });
		await answered.api.daily.guess.mutate({ day, round: 1, guess: "higher" });
		expect(await answered.api.daily.today.query({})).toMatchObject({ streak: null });
		site.clock.advance(13 * HOUR_MS);
		expect(await answered.api.daily.today.query({})).toMatchObject({ streak: { current: 1 } });
		expect(await opened.api.daily.result.query({ day })).toMatchObject({ streak: { current: 0 } });
		expect(await opened.api.daily.history.query({})).toMatchObject({ days: [], streak: null });
	});
});

onEachDatabase((openSite) => {
	it("counts a day with an outage of over an hour, and one that the operator excuses, for everyone", async () => {
		const site = await openSite();
		const player = await site.player("ada");
		const sendHeartbeat = createHeartbeat(site.services);
		await playAt(site, player, "2026-11-21T12:00:00Z");
		site.clock.set(at("2026-11-22T12:00:00Z"));
		await sendHeartbeat();
		// Another process comes back.
		site.clock.advance(HOUR_MS + 1);
		await createHeartbeat(site.services)();
		await playAt(site, player, "2026-11-24T12:00:00Z");
		const missed = await player.api.daily.history.query({});
		expect(whys(missed.days)).toEqual(["11-21 played", "11-22 outage", "11-23 missed", "11-24 played"]);
		expect(missed.streak).toMatchObject({ current: 1, longest: 2 });
		await excuseDay(site.operator, { day: "2026-11-23", reason: "The mails were late" });
		const excused = await player.api.daily.history.query({});
		expect(excused.days.at(2)).toMatchObject({ why: "excused", reason: "The mails were late", score: null });
		expect(excused.streak).toMatchObject({ current: 4, longest: 4 });
	});
});

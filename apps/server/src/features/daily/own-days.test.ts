import type { DeckStreakDay } from "@hilo/rules/daily/streak";
import { HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { playDeck } from "../../testing/daily-playing.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { excuseDay } from "./excuse-day.ts";

const BERLIN = "Europe/Berlin";
const at = (text: string) => Date.parse(text);

async function playAt(site: TestSite, browser: Browser, moment: string, score = 10): Promise<void> {
	site.clock.set(at(moment));
	await playDeck(site, browser, { rights: (round) => round <= score, timeZone: BERLIN });
}

const whys = (days: readonly DeckStreakDay[]) => days.map(({ day, why }) => `${day.slice(5)} ${why}`);

onAnyDatabase((openSite) => {
	it("shows played and missed days by month, and the streak that a missed day ended", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		for (const day of ["21", "22"]) await playAt(site, visitor, `2026-11-${day}T12:00:00Z`, 9);
		const { streak } = await visitor.api.daily.result.query({ day: "2026-11-22" });
		expect(streak).toEqual({ current: 2, longest: 2, grace: 0, untilGrace: 5 });
		await playAt(site, visitor, "2026-11-24T12:00:00Z", 10);
		const { days, scores, month } = await visitor.api.daily.history.query({});
		expect(month).toBe("2026-11");
		expect(whys(days)).toEqual(["11-21 played", "11-22 played", "11-23 missed", "11-24 played"]);
		expect(days.at(-1)).toMatchObject({ number: 143, score: 10, reason: null });
		expect(days.at(-2)).toMatchObject({ score: null, timeMs: null });
		expect(scores).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1]);
		site.clock.set(at("2026-12-01T12:00:00Z"));
		expect(await visitor.api.daily.today.query({})).toMatchObject({ streak: { current: 0, longest: 2 } });
		expect(whys((await visitor.api.daily.history.query({})).days)).toEqual(["12-01 open"]);
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
	it("counts a day that the operator excuses as played, also days later", async () => {
		const site = await openSite();
		const player = await site.player("ada");
		await playAt(site, player, "2026-11-22T12:00:00Z");
		await playAt(site, player, "2026-11-24T12:00:00Z");
		const missed = await player.api.daily.history.query({});
		expect(whys(missed.days)).toEqual(["11-22 played", "11-23 missed", "11-24 played"]);
		expect(missed.streak).toMatchObject({ current: 1, longest: 1 });
		await excuseDay(site.operator, { day: "2026-11-23", reason: "The mails were late" });
		const excused = await player.api.daily.history.query({});
		expect(excused.days.at(1)).toMatchObject({ why: "excused", reason: "The mails were late", score: null });
		expect(excused.streak).toMatchObject({ current: 3, longest: 3 });
	});
});

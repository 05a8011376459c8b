import { expect, it } from "vitest";
import { onEachDatabase } from "../testing/sites.ts";
import { testClock } from "../testing/test-clock.ts";
import type { Player, TestSite } from "../testing/test-site.ts";

/** A Monday and the first of a month: the day, the week and the month begin. */
const MIDNIGHT = Date.UTC(2027, 1, 1);

const CHALLENGES = ["classicGamePlayed", "customGamePlayed", "friendInvited"];

const today = async (player: Player) => {
	const { challenges, xp, streak } = await player.api.progression.today.query();
	return { done: challenges.filter(({ done }) => done).length, xp, streak };
};

const challenge = (player: Player, challengeType: string) =>
	player.post("/user/update-daily-challenge", { challengeType });

const periods = (site: TestSite) =>
	site.db.kysely
		.selectFrom("period_scores")
		.select(["period", "starts", "score"])
		.orderBy("period")
		.orderBy("starts")
		.execute();

/** `second` is a process whose clock is a second behind, before midnight; `adaOnOtherSite` is the same player at it. */
async function around(first: TestSite) {
	first.clock.set(MIDNIGHT + 500);
	const second = first.another({ clock: testClock(MIDNIGHT - 500) });
	const ada = await first.player("ada");
	return { second, ada, adaOnOtherSite: second.visitedBy(ada) };
}

onEachDatabase((openSite) => {
	it("agree on the new day once one of them has written on it", async () => {
		const site = await openSite();
		const { ada, adaOnOtherSite } = await around(site);
		for (const task of CHALLENGES) await challenge(adaOnOtherSite, task);
		expect(await today(adaOnOtherSite)).toEqual({ done: 3, xp: 275, streak: 1 });
		expect(await today(ada)).toEqual({ done: 0, xp: 275, streak: 1 });
		await challenge(ada, "classicGamePlayed");
		const fresh = { done: 1, xp: 325, streak: 1 };
		expect([await today(ada), await today(adaOnOtherSite)]).toEqual([fresh, fresh]);
		// The process behind neither repeats the old day's XP nor takes back what was done on the new day.
		await challenge(adaOnOtherSite, "classicGamePlayed");
		expect([await today(ada), await today(adaOnOtherSite)]).toEqual([fresh, fresh]);
		for (const task of CHALLENGES) await Promise.all([challenge(adaOnOtherSite, task), challenge(ada, task)]);
		const full = { done: 3, xp: 550, streak: 2 };
		expect([await today(ada), await today(adaOnOtherSite)]).toEqual([full, full]);
	});

	it("keep the best scores of the new week and month when the process behind writes", async () => {
		const site = await openSite();
		const { ada, adaOnOtherSite } = await around(site);
		const score = (player: Player, value: number) =>
			player.post("/user/update-score", { game: "githubGame", score: value });
		await score(ada, 5);
		const fresh = [
			{ period: "month", starts: "2027-02-01", score: 5 },
			{ period: "week", starts: "2027-02-01", score: 5 },
		];
		expect(await periods(site)).toEqual(fresh);
		await score(adaOnOtherSite, 9);
		expect(await periods(site)).toEqual(expect.arrayContaining(fresh));
		await score(ada, 4);
		expect(await periods(site)).toEqual(expect.arrayContaining(fresh));
	});

	it("count a player who is active around midnight once per day", async () => {
		const site = await openSite();
		const { second, ada, adaOnOtherSite } = await around(site);
		for (const [process, player] of [
			[second, adaOnOtherSite],
			[site, ada],
			[second, adaOnOtherSite],
			[site, ada],
		] as const) {
			await player.post("/user/check-badges");
			await process.services.analytics.activity.save();
			for (const { clock } of [site, second]) clock.advance(1);
		}
		const counts = await site.db.kysely
			.selectFrom("daily_counts")
			.select(["day", "count"])
			.where("measure", "=", "active")
			.orderBy("day")
			.execute();
		expect(counts).toEqual([
			{ day: "2027-01-31", count: 1 },
			{ day: "2027-02-01", count: 1 },
		]);
	});
});

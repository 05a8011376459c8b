import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";

onAnyDatabase((openSite) => {
	it("shows today's tasks and the XP of the level", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		expect(await ada.api.progression.today.query()).toEqual({
			challenges: [
				{ id: "classicGamePlayed", xp: 50, done: false },
				{ id: "customGamePlayed", xp: 75, done: false },
				{ id: "friendInvited", xp: 100, done: false },
			],
			bonusXp: 50,
			msToMidnight: 12 * HOUR_MS,
			streak: 0,
			xp: 0,
			level: 1,
			levelXp: 0,
			nextLevelXp: 100,
		});
		for (const challengeType of ["classicGamePlayed", "customGamePlayed", "friendInvited"])
			await ada.post("/user/update-daily-challenge", { challengeType });
		const today = await ada.api.progression.today.query();
		expect(today).toMatchObject({ streak: 1, xp: 275, level: 2, levelXp: 100, nextLevelXp: 400 });
		expect(today.challenges.every(({ done }) => done)).toBe(true);
		site.clock.advance(12 * HOUR_MS);
		const tomorrow = await ada.api.progression.today.query();
		expect(tomorrow).toMatchObject({ streak: 1, xp: 275, msToMidnight: DAY_MS });
		expect(tomorrow.challenges.some(({ done }) => done)).toBe(false);
	});

	it("counts to midnight in the site's time zone", async () => {
		const site = await openSite({ settings: { siteTimeZone: "Pacific/Auckland" } });
		const ada = await site.player("ada");
		expect((await ada.api.progression.today.query()).msToMidnight).toBe(23 * HOUR_MS);
	});

	it("refuses visitors", async () => {
		const site = await openSite();
		expect(await refusal(site.visitor().api.progression.today.query())).toMatchObject({ status: 401 });
	});
});

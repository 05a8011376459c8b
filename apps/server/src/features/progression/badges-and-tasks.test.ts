import { BADGE_IDS, type BadgeId } from "@hilo/rules/progression/badges";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

/** One badge a minute, so that their order is certain. */
async function earn(site: TestSite, { id }: Player, badges: readonly BadgeId[]): Promise<void> {
	const rows = badges.map((badge_id, n) => ({
		user_id: id,
		badge_id,
		earned_at: site.clock.now() + n * 60_000,
	}));
	await site.db.kysely.insertInto("earned_badges").values(rows).execute();
}

const idsOf = (badges: readonly { id: string }[]) => badges.map(({ id }) => id);

onAnyDatabase((openSite) => {
	it("shows all badges with progress and time of earning", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await ada.post("/user/update-score", { game: "movieGame", score: 12 });
		const { badges } = await ada.api.progression.badges.query();
		expect(badges.map(({ id }) => id)).toEqual([...BADGE_IDS]);
		expect(badges.slice(0, 3)).toEqual([
			{
				id: "first_game",
				name: "First Steps",
				description: "Play a game to earn your first badge.",
				imageUrl: "/badges/first_game.svg",
				goal: 1,
				progress: 1,
				earnedAt: "2026-11-21T12:00:00.000Z",
			},
			expect.objectContaining({ id: "score_10", goal: 10, progress: 10, earnedAt: expect.any(String) }),
			expect.objectContaining({ id: "score_25", goal: 25, progress: 12, earnedAt: null }),
		]);
		expect(badges.find(({ id }) => id === "game_collector")).toMatchObject({ goal: 6, progress: 1 });
	});

	it("shows everyone the latest five badges until the player chooses", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const shown = async () => {
			const me = await ada.api.me.get.query();
			const profile = await site.visitor().api.profiles.get.query({ userId: ada.id });
			expect(profile.showcase).toEqual(me.user?.showcase);
			return idsOf(profile.showcase);
		};
		expect(await shown()).toEqual([]);
		await earn(site, ada, BADGE_IDS.slice(0, 7));
		const latest = BADGE_IDS.slice(2, 7).reverse();
		expect(await shown()).toEqual(latest);
		const chosen: BadgeId[] = ["score_10", "first_game"];
		expect(idsOf((await ada.api.progression.setShowcase.mutate({ badgeIds: chosen })).showcase)).toEqual(
			chosen,
		);
		expect(await shown()).toEqual(chosen);
		await ada.api.progression.setShowcase.mutate({ badgeIds: [] });
		expect(await shown()).toEqual(latest);
	});

	it("accepts only earned badges, and at most five", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await earn(site, ada, ["score_10"]);
		const call = ada.api.progression.setShowcase.mutate({ badgeIds: ["score_10", "score_25"] });
		expect(await refusal(call)).toEqual({
			status: 400,
			code: "progression/badge-not-earned",
			message: "You haven't earned this badge yet",
		});
		expect(idsOf((await ada.api.me.get.query()).user?.showcase ?? [])).toEqual(["score_10"]);
		const six = ada.api.progression.setShowcase.mutate({ badgeIds: BADGE_IDS.slice(0, 6) });
		expect(await refusal(six)).toMatchObject({ code: "progression/showcase-full" });
	});

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
});

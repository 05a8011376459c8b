import { BADGE_IDS } from "@hilo/rules/progression/badges";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";

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

	it("shows an earned badge as complete after its cause is gone", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const row = { user_id: ada.id, badge_id: "daily_streak_3", earned_at: 0 } as const;
		await site.db.kysely.insertInto("earned_badges").values(row).execute();
		const { badges } = await ada.api.progression.badges.query();
		expect(badges.find(({ id }) => id === "daily_streak_3")).toMatchObject({ goal: 3, progress: 3 });
		expect(badges.find(({ id }) => id === "daily_streak_7")).toMatchObject({ goal: 7, progress: 0 });
	});

	it("refuses visitors", async () => {
		const site = await openSite();
		expect(await refusal(site.visitor().api.progression.badges.query())).toMatchObject({ status: 401 });
	});
});

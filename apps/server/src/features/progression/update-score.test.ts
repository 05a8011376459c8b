import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player } from "../../testing/test-site.ts";

const sendScore = (player: Player, input: unknown) => player.post("/user/update-score", input);

onAnyDatabase((openSite) => {
	it("accepts a score through tRPC, announces its badges once, and refuses it in strict mode", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const score = { game: "githubGame", score: 12 } as const;
		const { newBadges } = await ada.api.progression.updateScore.mutate(score);
		expect(newBadges.map(({ id }) => id)).toEqual(["first_game", "score_10"]);
		expect(await ada.api.progression.updateScore.mutate(score)).toEqual({ newBadges: [] });
		expect(await ada.api.progression.checkBadges.mutate()).toEqual({ newBadges: [] });
		const { user } = await ada.api.me.get.query();
		expect(user?.games.githubGame).toEqual({ highScore: 12, verified: false });
		await site.db.transaction((tx) => site.services.siteSettings.set(tx, "integrity", "strict"));
		expect(await refusal(ada.api.progression.updateScore.mutate(score))).toMatchObject({
			status: 403,
			code: "progression/unverified-refused",
		});
	});

	it("refuses a score meant for another player", async () => {
		const site = await openSite();
		const [ada, grace] = [await site.player("ada"), await site.player("grace")];
		const { user } = await ada.api.me.get.query();
		const score = { game: "githubGame", score: 12, owner: user?.id } as const;
		expect(await refusal(grace.api.progression.updateScore.mutate(score))).toMatchObject({
			status: 409,
			code: "progression/score-of-another",
		});
		expect((await grace.api.me.get.query()).user?.games.githubGame.highScore).toBe(0);
		await ada.api.progression.updateScore.mutate(score);
		expect((await ada.api.me.get.query()).user?.games.githubGame.highScore).toBe(12);
	});

	it("never lowers a score, but counts the game", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await sendScore(ada, { game: "wealthGame", score: 5, selectedFeature: "Technology" });
		await sendScore(ada, { game: "wealthGame", score: 3, selectedFeature: "Finance" });
		const { body } = await sendScore(ada, { game: "wealthGame", score: 5, selectedFeature: "Finance" });
		expect(body).toMatchObject({ games: { wealthGame: { highScore: 5, selectedFeature: "Technology" } } });
		const { user } = await ada.api.me.get.query();
		expect(user?.games.wealthGame).toEqual({ highScore: 5, label: "Technology", verified: false });
		expect(user?.gameStats.gamesPlayed).toBe(3);
		await sendScore(ada, { game: "wealthGame", score: 6 });
		expect((await ada.api.me.get.query()).user?.games.wealthGame).toEqual({
			highScore: 6,
			verified: false,
		});
	});

	it("refuses what is no score of the game, and shows no other text as its filter", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		for (const input of [
			{},
			{ game: "__proto__", score: 5 },
			{ game: "githubGame", score: 1.5 },
			{ game: "githubGame", score: 1_000_001 },
			{ game: "movieGame", score: 5, selectedFeature: "visit evil.example" },
			{ game: "movieGame", score: 5, selectedFeature: "Technology" },
			{ game: "historyGame", score: 5, selectedFeature: "1800-1900" },
			{ game: "wealthGame", score: 5, selectedFeature: "Tech\u200bnology" },
		])
			expect([400, 404], JSON.stringify(input)).toContain((await sendScore(ada, input)).status);
		expect((await ada.api.me.get.query()).user?.gameStats.gamesPlayed).toBe(0);
	});
});

onEachDatabase((openSite) => {
	it("counts each of several simultaneous scores, and keeps the best", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const adaOnOtherSite = site.another().visitedBy(ada);
		const scores = [3, 9, 5, 7, 1];
		await Promise.all(
			scores.map((score, n) => sendScore(n % 2 ? ada : adaOnOtherSite, { game: "redditGame", score })),
		);
		const { user } = await ada.api.me.get.query();
		expect(user?.games.redditGame.highScore).toBe(9);
		expect(user?.gameStats.gamesPlayed).toBe(5);
	});
});

import { FILTERS } from "@hilo/catalog/filters";
import { GAME_KEYS, type GameKey, gameOfKey } from "@hilo/rules/play/games";
import { describe, expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase, onOneDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

const claim = (player: Player, input: unknown) => player.post("/user/update-score", input);

async function strict(site: TestSite): Promise<void> {
	await site.db.transaction((tx) => site.services.siteSettings.set(tx, "integrity", "strict"));
}

onAnyDatabase((openSite) => {
	it("stores a claimed score as unverified, and counts a game", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const answer = await claim(ada, { game: "githubGame", score: 12 });
		expect(answer).toMatchObject({
			status: 200,
			body: { games: { githubGame: { highScore: 12, verified: false }, redditGame: { highScore: 0 } } },
		});
		const { user } = await ada.api.me.get.query();
		expect(user?.games.githubGame).toEqual({ highScore: 12, verified: false });
		expect(user?.gameStats.gamesPlayed).toBe(1);
	});

	it("accepts a claim through tRPC, announces its badges once, and refuses visitors and strict mode", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const score = { game: "githubGame", score: 12 } as const;
		const { newBadges } = await ada.api.progression.updateScore.mutate(score);
		expect(newBadges.map(({ id }) => id)).toEqual(["first_game", "score_10"]);
		expect(await ada.api.progression.updateScore.mutate(score)).toEqual({ newBadges: [] });
		expect(await ada.api.progression.checkBadges.mutate()).toEqual({ newBadges: [] });
		const { user } = await ada.api.me.get.query();
		expect(user?.games.githubGame).toEqual({ highScore: 12, verified: false });
		expect(await refusal(site.visitor().api.progression.updateScore.mutate(score))).toMatchObject({
			status: 401,
		});
		await strict(site);
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
		await claim(ada, { game: "wealthGame", score: 5, selectedFeature: "Technology" });
		await claim(ada, { game: "wealthGame", score: 3, selectedFeature: "Finance" });
		await claim(ada, { game: "wealthGame", score: 5, selectedFeature: "Finance" });
		const { user } = await ada.api.me.get.query();
		expect(user?.games.wealthGame).toEqual({ highScore: 5, selectedFeature: "Technology", verified: false });
		expect(user?.gameStats.gamesPlayed).toBe(3);
		await claim(ada, { game: "wealthGame", score: 6 });
		expect((await ada.api.me.get.query()).user?.games.wealthGame).toEqual({
			highScore: 6,
			verified: false,
		});
	});

	it("changes nothing for a score of 0", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const before = await ada.get("/user/me");
		expect(await claim(ada, { game: "githubGame", score: 0 })).toMatchObject({
			status: 200,
			body: { games: { githubGame: { highScore: 0 } }, newBadges: [] },
		});
		const after = await ada.get("/user/me");
		expect(after.body).toEqual(before.body);
		expect(after.headers.get("ETag")).toBe(before.headers.get("ETag"));
	});

	it.each([
		["no game", undefined, 400, "play/game-missing"],
		["a number", 5, 400, "play/game-missing"],
		["null", null, 400, "play/game-missing"],
		["a list", ["githubGame"], 400, "play/game-missing"],
		["an unknown game", "chess", 404, "play/no-such-game"],
		["a property of every object", "constructor", 404, "play/no-such-game"],
	])("refuses %s", async (_, game, status, code) => {
		const site = await openSite();
		const ada = await site.player("ada");
		expect(await claim(ada, { game, score: 5 })).toMatchObject({ status, body: { code } });
	});

	it("refuses every claim in strict mode", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await strict(site);
		for (const score of [0, 5]) {
			expect(await claim(ada, { game: "githubGame", score })).toMatchObject({
				status: 403,
				body: { message: "Scores must come from a judged run." },
			});
		}
		const { user } = await ada.api.me.get.query();
		expect(user?.games.githubGame.highScore).toBe(0);
		expect(user?.gameStats.gamesPlayed).toBe(0);
	});
});

onEachDatabase((openSite) => {
	it("counts each of several simultaneous claims, and keeps the best", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const adaOnOtherSite = site.another().visitedBy(ada);
		const scores = [3, 9, 5, 7, 1];
		await Promise.all(
			scores.map((score, n) => claim(n % 2 ? ada : adaOnOtherSite, { game: "redditGame", score })),
		);
		const { user } = await ada.api.me.get.query();
		expect(user?.games.redditGame.highScore).toBe(9);
		expect(user?.gameStats.gamesPlayed).toBe(5);
	});

	it("stores or refuses unusual text without failing", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		for (const selectedFeature of ["Genre: 'Sci-Fi' \u2028 🎬", "a\u0000b", "\ud800"]) {
			const { status } = await claim(ada, { game: "movieGame", score: 1, selectedFeature });
			expect([200, 400]).toContain(status);
		}
	});
});

describe("a claimed score", () => {
	const openSite = onOneDatabase();

	it.each([
		{},
		{ game: "githubGame" },
		{ score: 5 },
		{ game: "github", score: 5 },
		{ game: "__proto__", score: 5 },
		{ game: "githubGame", score: -1 },
		{ game: "githubGame", score: 1.5 },
		{ game: "githubGame", score: "5" },
		{ game: "githubGame", score: null },
		{ game: "githubGame", score: 1_000_001 },
		{ game: "movieGame", score: 5, selectedFeature: "x".repeat(101) },
		{ game: "movieGame", score: 5, selectedFeature: 7 },
		{ game: "movieGame", score: 5, selectedFeature: "visit evil.example" },
		{ game: "movieGame", score: 5, selectedFeature: "Technology" },
		{ game: "historyGame", score: 5, selectedFeature: "1800-1900" },
		{ game: "wealthGame", score: 5, selectedFeature: "technology" },
		{ game: "wealthGame", score: 5, selectedFeature: "Tech\u200bnology" },
		{ game: "wealthGame", score: 5, selectedFeature: "a\u0000b" },
		{ game: "wealthGame", score: 0, selectedFeature: "constructor" },
	])("is refused as %j", async (input) => {
		const site = await openSite();
		const ada = await site.player("ada");
		const answer = await claim(ada, input);
		expect([400, 404]).toContain(answer.status);
		expect((await ada.api.me.get.query()).user?.gameStats.gamesPlayed).toBe(0);
	});

	it("may be a million, in any of the 13 games", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		for (const game of GAME_KEYS) expect((await claim(ada, { game, score: 1_000_000 })).status).toBe(200);
	});

	it("stores a selected feature for movie, music, wealth and history games only", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const filterLabelOf = (game: GameKey) =>
			FILTERS[gameOfKey(game)].findLast(({ key }) => key === game)?.feature ?? undefined;
		for (const game of GAME_KEYS)
			expect(
				await claim(ada, { game, score: 1, selectedFeature: filterLabelOf(game) ?? "Technology" }),
			).toMatchObject({
				status: 200,
			});
		const { user } = await ada.api.me.get.query();
		for (const game of GAME_KEYS) expect(user?.games[game].selectedFeature).toBe(filterLabelOf(game));
		const keysWithFilter = GAME_KEYS.filter((game) => user?.games[game].selectedFeature !== undefined);
		expect(keysWithFilter).toEqual(GAME_KEYS.filter((game) => /^(movie|music|wealth|history)/.test(game)));
	});

	it.each(["", "  "])("has no feature if %j was selected", async (selectedFeature) => {
		const site = await openSite();
		const ada = await site.player("ada");
		await claim(ada, { game: "movieGame", score: 1, selectedFeature });
		expect((await ada.api.me.get.query()).user?.games.movieGame).toEqual({
			highScore: 1,
			verified: false,
		});
		expect((await ada.get("/leaderboard/movieGame")).body).toMatchObject([{ selectedFeature: "Classic" }]);
	});
});

import type { Database } from "@hilo/db/open-database";
import { expect, it } from "vitest";
import { playRight, playTo, wrongGuess } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY, GITHUB } from "../../testing/test-pools.ts";
import type { Player } from "../../testing/test-site.ts";

async function recordOf(player: Player) {
	const { user } = await player.api.me.get.query();
	if (!user) throw new Error("signed out");
	return user;
}

/** A database whose transactions fail just before the commit while the disk is full. */
function onDisk(disk: { isFull: boolean }) {
	return (db: Database): Database => ({
		...db,
		transaction: (work) =>
			db.transaction(async (tx) => {
				const result = await work(tx);
				if (disk.isFull) throw new Error("the disk is full");
				return result;
			}),
	});
}

onAnyDatabase((openSite) => {
	it("saves the high score as verified, counts the game and records how the run ended", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await playTo(site, ada, COUNTRY, 3);
		const { games, gameStats } = await recordOf(ada);
		expect(games.countryGame).toEqual({ highScore: 3, verified: true });
		expect(games.githubGame).toEqual({ highScore: 0, verified: false });
		expect(gameStats).toMatchObject({ gamesPlayed: 1, perfectStreak: 3, comebacks: 0 });
		const run = await site.db.kysely.selectFrom("runs").selectAll().executeTakeFirstOrThrow();
		expect(run).toMatchObject({ status: "over", outcome: "wrong", score: 3, ended_at: site.clock.now() });
	});

	it("never lowers a high score", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await playTo(site, ada, COUNTRY, 4);
		expect(await playTo(site, ada, COUNTRY, 2)).toMatchObject({ score: 2, best: 4, newBest: false });
		expect((await recordOf(ada)).games.countryGame).toEqual({ highScore: 4, verified: true });
		expect(await playTo(site, ada, COUNTRY, 5)).toMatchObject({ best: 5, newBest: true });
		expect((await recordOf(ada)).games.countryGame.highScore).toBe(5);
	});

	it("verifies an equal unverified score, and not the other way round", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const sendScore = () => ada.post("/user/update-score", { game: "countryGame", score: 2 });
		await sendScore();
		expect((await recordOf(ada)).games.countryGame).toEqual({ highScore: 2, verified: false });
		expect(await playTo(site, ada, COUNTRY, 2)).toMatchObject({ best: 2, newBest: false });
		expect((await recordOf(ada)).games.countryGame).toEqual({ highScore: 2, verified: true });
		await sendScore();
		expect((await recordOf(ada)).games.countryGame).toEqual({ highScore: 2, verified: true });
		await playTo(site, ada, COUNTRY, 1);
		expect((await recordOf(ada)).games.countryGame).toEqual({ highScore: 2, verified: true });
	});

	it("counts a comeback: a score of 5 right after a 0 in the same game", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const comebacks = async () => (await recordOf(ada)).gameStats.comebacks;
		await playTo(site, ada, GITHUB, 0);
		await playTo(site, ada, COUNTRY, 5);
		expect(await comebacks()).toBe(0);
		await playTo(site, ada, COUNTRY, 0);
		await playTo(site, ada, GITHUB, 2);
		await playTo(site, ada, COUNTRY, 5);
		expect(await comebacks()).toBe(1);
	});
});

onEachDatabase((openSite) => {
	it("saves everything or nothing: a failed guess can be sent again", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const disk = { isFull: false };
		const failing = site.another({ wrapDatabase: onDisk(disk) });
		const unlucky = failing.visitedBy(ada);
		const { run, open } = await playRight(failing, unlucky, COUNTRY, 2);
		const before = await recordOf(ada);
		disk.isFull = true;
		const move = { runId: run.runId, round: 3, guess: wrongGuess(COUNTRY, open) };
		const failed = await refusal(unlucky.api.play.guess.mutate(move));
		expect(failed).toMatchObject({
			status: 500,
			code: "site/unexpected",
			message: "An unexpected error occurred. Please try again later.",
		});
		expect(failing.log.take().join()).toContain("the disk is full");
		expect(await recordOf(ada)).toEqual(before);
		expect(await ada.api.play.current.query({ game: "country" })).toMatchObject({ round: 3, score: 2 });
		expect(await site.db.kysely.selectFrom("moves").select("round").execute()).toHaveLength(2);
		expect(await site.db.kysely.selectFrom("high_scores").selectAll().execute()).toEqual([]);
		expect(await ada.api.play.guess.mutate(move)).toMatchObject({
			outcome: "wrong",
			score: 2,
			newBest: true,
		});
		expect((await recordOf(ada)).gameStats.gamesPlayed).toBe(1);
	});

	it("counts two runs of different games that end at the same moment", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const adaOnOtherSite = site.another().visitedBy(ada);
		const one = await playRight(site, ada, COUNTRY, 1);
		const two = await playRight(site, ada, GITHUB, 1);
		await Promise.all([
			ada.api.play.guess.mutate({ runId: one.run.runId, round: 2, guess: wrongGuess(COUNTRY, one.open) }),
			adaOnOtherSite.api.play.guess.mutate({
				runId: two.run.runId,
				round: 2,
				guess: wrongGuess(GITHUB, two.open),
			}),
		]);
		const { games, gameStats } = await recordOf(ada);
		expect(gameStats.gamesPlayed).toBe(2);
		expect([games.countryGame.highScore, games.githubGame.highScore]).toEqual([1, 1]);
	});
});

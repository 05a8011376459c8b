import { expect, it } from "vitest";
import { opposite, playCustom, playCustomTo, rightOf } from "../../../testing/custom-playing.ts";
import { insertGames } from "../../../testing/games.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import type { TestSite } from "../../../testing/test-site.ts";
import { GAME_RUNS } from "../../play/game-runs.ts";
import { sweepRuns } from "../../play/sweep-runs.ts";

async function openWorld(site: TestSite) {
	const creator = await site.player("creator");
	const games = await insertGames(site, creator, {
		game: { privacy: "public", value_label: "Height" },
		timed: { privacy: "public", timer_seconds: 5 },
		secret: { privacy: "private" },
	});
	return { ...games, creator, ada: await site.player("ada") };
}

async function tracesOf({ db: { kysely } }: TestSite, gameId: string) {
	const games = await kysely
		.selectFrom("custom_games")
		.select("play_count")
		.where("id", "=", gameId)
		.execute();
	return {
		plays: await kysely.selectFrom("custom_plays").selectAll().execute(),
		scores: await kysely.selectFrom("custom_scores").selectAll().execute(),
		bests: await kysely.selectFrom("custom_bests").selectAll().execute(),
		statistics: await kysely.selectFrom("custom_item_statistics").selectAll().execute(),
		days: await kysely.selectFrom("custom_play_days").selectAll().execute(),
		playCount: games[0]?.play_count,
	};
}

onEachDatabase((openSite) => {
	it("ends when its items run out, and is saved once however often its end is sent", async () => {
		const site = await openSite();
		const { game, ada } = await openWorld(site);
		const { run, open } = await playCustom(site, ada, game, { times: 8, ms: 0 });
		const adaOnOtherSite = site.another().visitedBy(ada);
		const move = { runId: run.runId, round: 9, guess: rightOf(open) };
		const [last, ...again] = await Promise.all(
			[ada, adaOnOtherSite, ada, adaOnOtherSite].map(({ api }) => api.play.guess.mutate(move)),
		);
		expect(last).toMatchObject({ correct: true, outcome: "exhausted", score: 9, next: null });
		for (const verdict of [...again, await ada.api.play.guess.mutate(move)]) expect(verdict).toEqual(last);
		const { plays, statistics, playCount } = await tracesOf(site, game.id);
		expect([plays.length, statistics.length, playCount]).toEqual([1, 9, 1]);
		expect((await ada.api.me.get.query()).user?.gameStats.gamesPlayed).toBe(1);
	});

	it("counts all runs of a game that end at the same moment, in any process", async () => {
		const site = await openSite();
		const { game } = await openWorld(site);
		const other = site.another();
		const ready = [];
		for (let n = 0; n < 4; n++) {
			const player = await site.player(`player${n}`);
			const { run, open } = await playCustom(site, player, game, { times: 2, ms: 100 });
			const { api } = n % 2 === 0 ? player : other.visitedBy(player);
			ready.push(() => api.play.guess.mutate({ runId: run.runId, round: 3, guess: opposite(rightOf(open)) }));
		}
		const verdicts = await Promise.all(ready.map((finish) => finish()));
		for (const verdict of verdicts) expect(verdict).toMatchObject({ outcome: "wrong", score: 2 });
		const { plays, bests, statistics, days, playCount } = await tracesOf(site, game.id);
		expect([plays.length, bests.length, days[0]?.plays, playCount]).toEqual([4, 4, 4, 4]);
		expect(statistics.reduce((sum, { guessed }) => sum + guessed, 0)).toBe(12);
		expect(statistics.reduce((sum, { guessed_right }) => sum + guessed_right, 0)).toBe(8);
	});
});

onAnyDatabase((openSite) => {
	it("ends by the game's timer when its player has left; without a timer it waits", async () => {
		const site = await openSite();
		const { game, timed, ada } = await openWorld(site);
		await playCustom(site, ada, game, { times: 1 });
		const { run } = await playCustom(site, ada, timed, { times: 1 });
		const timeOut = { runId: run.runId, round: 2, guess: "timeout" } as const;
		site.clock.advance(5000 + 4999);
		expect(await refusal(ada.api.play.guess.mutate(timeOut))).toMatchObject({ code: "play/too-early" });
		expect(await sweepRuns(site.operator, [GAME_RUNS])).toBe(0);
		site.clock.advance(12_002);
		expect(await sweepRuns(site.operator, [GAME_RUNS])).toBe(1);
		const [play] = (await tracesOf(site, timed.id)).plays;
		// 2 s for the first guess, and the full timer for the second, which never came.
		expect(play).toMatchObject({ score: 1, time_taken: 7, total_guesses: 2 });
		site.clock.advance(7 * 86_400_000);
		expect(await sweepRuns(site.operator, [GAME_RUNS])).toBe(0);
		const open = await ada.api.customGames.current.query({ id: game.id });
		expect(open).toMatchObject({ round: 2, score: 1, remainingMs: null });
		const early = ada.api.play.guess.mutate({ runId: open?.runId ?? "", round: 2, guess: "timeout" });
		expect(await refusal(early)).toMatchObject({ code: "play/too-early" });
	});

	it("is open to those who may see the game, also by its link", async () => {
		const site = await openSite();
		const { secret, ada, creator } = await openWorld(site);
		const noAccess = { status: 403, code: "custom-games/no-access" };
		const { id, key } = secret;
		for (const call of [ada.api.customGames.start.mutate, ada.api.customGames.current.query])
			for (const wrong of [undefined, "wrong"])
				expect(await refusal(call({ id, key: wrong }))).toMatchObject(noAccess);
		const run = await ada.api.customGames.start.mutate({ id, key });
		const guess = { runId: run.runId, round: 1, guess: "higher" } as const;
		expect(await refusal(creator.api.play.guess.mutate(guess))).toMatchObject({ code: "play/no-such-run" });
		const unknown = creator.api.customGames.start.mutate({ id: "unknown" });
		expect(await refusal(unknown)).toMatchObject({ status: 404, code: "custom-games/not-found" });
		expect((await creator.api.customGames.start.mutate({ id })).runId).not.toBe(run.runId);
	});

	it("is dealt one pair at a time, and saved whole when it ends", async () => {
		const site = await openSite();
		const { game, ada } = await openWorld(site);
		const run = await ada.api.customGames.start.mutate({ id: game.id });
		expect(run).toMatchObject({ game: "custom", round: 1, score: 0, best: 0, measure: "Height" });
		expect(run).toMatchObject({ remainingMs: null, source: "", asOf: "" });
		expect(run.second).not.toHaveProperty("value");
		expect(run.first.art).toMatchObject({ kind: "item", name: run.first.name });
		expect(await ada.api.customGames.current.query({ id: game.id })).toEqual(run);
		expect(await ada.api.play.current.query({ game: "github" })).toBeNull();
		const { open, last } = await playCustom(site, ada, game, { times: 3 });
		expect(last).toMatchObject({ correct: true, score: 3, best: 3, newBest: true, earned: null });
		expect(last?.next).toMatchObject({ round: 4, startsInMs: 5000 });
		site.clock.advance(5000 + 4000);
		const guess = opposite(rightOf(open));
		const over = await ada.api.play.guess.mutate({ runId: run.runId, round: 4, guess });
		expect(over).toMatchObject({ correct: false, outcome: "wrong", score: 3, best: 3, newBest: true });
		expect(over.earned).toMatchObject({ challenges: ["customGamePlayed"], xp: 75 });
		const times = { score: 3, time_taken: 10, total_guesses: 4, verified: 1 };
		const traces = await tracesOf(site, game.id);
		expect(traces).toMatchObject({
			plays: [{ id: run.runId, game_id: game.id, user_id: ada.id, ...times }],
			bests: [{ score: 3 }],
			days: [{ day: "2026-11-21", plays: 1 }],
			playCount: 1,
		});
		expect(traces.scores.map(({ board }) => board).sort()).toEqual(["date", "score", "time"]);
		for (const row of traces.scores) expect(row).toMatchObject({ ...times, time_per_guess: 2.5 });
		expect(traces.statistics).toHaveLength(4);
		expect(traces.statistics.find(({ item_id }) => item_id === open.second.id)).toMatchObject({
			guessed: 1,
			guessed_right: 0,
		});
		const { user } = await ada.api.me.get.query();
		expect(user).toMatchObject({
			xp: 75,
			gameStats: { gamesPlayed: 1, perfectStreak: 0, fastAnswers: 0, comebacks: 0 },
		});
		expect(await ada.api.customGames.current.query({ id: game.id })).toBeNull();
		expect((await playCustomTo(site, ada, game, { score: 0 })).earned).toMatchObject({ xp: 0 });
	});
});

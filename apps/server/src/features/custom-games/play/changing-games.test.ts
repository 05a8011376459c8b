import { expect, it } from "vitest";
import {
	changeGame,
	itemsOf,
	opposite,
	playCustom,
	removeGame,
	rightOf,
} from "../../../testing/custom-playing.ts";
import { exportOf } from "../../../testing/export-of.ts";
import { insertGames, testItems } from "../../../testing/games.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import type { TestSite } from "../../../testing/test-site.ts";

async function openWorld(site: TestSite) {
	const creator = await site.player("creator");
	const { game } = await insertGames(site, creator, { game: { privacy: "public" } });
	return { game, creator, ada: await site.player("ada") };
}

onEachDatabase((openSite) => {
	it("a run continues when its game is deleted, but nothing of it is saved", async () => {
		const site = await openSite();
		const { game, ada } = await openWorld(site);
		const { run, open } = await playCustom(site, ada, game, { times: 1 });
		await removeGame(site, game);
		const move = { runId: run.runId, round: 2, guess: rightOf(open) };
		const { next } = await ada.api.play.guess.mutate(move);
		if (!next) throw new Error("the run is over");
		const last = await ada.api.play.guess.mutate({ ...move, round: 3, guess: opposite(rightOf(next)) });
		expect(last).toMatchObject({ outcome: "wrong", score: 2, newBest: false, earned: { xp: 75 } });
		for (const table of ["custom_plays", "custom_scores", "custom_bests", "custom_play_days"] as const)
			expect(await site.db.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
		const gone = { status: 404, code: "custom-games/not-found" };
		expect(await refusal(ada.api.customGames.start.mutate({ id: game.id }))).toMatchObject(gone);
		const runs = await exportOf(ada);
		expect(runs).toMatchObject({ runs: [{ game: "custom", name: "A public game" }], customPlays: [] });
		await site.db.kysely.deleteFrom("custom_games").execute();
		expect(await refusal(ada.api.play.guess.mutate(move))).toMatchObject({ code: "play/no-such-run" });
	});
});

onAnyDatabase((openSite) => {
	it("a run of a game that becomes private can end, and is saved", async () => {
		const site = await openSite();
		const { game, ada, creator } = await openWorld(site);
		const { run, open } = await playCustom(site, ada, game, { times: 1 });
		await changeGame(site, game, testItems(10), { privacy: "private" });
		const guess = opposite(rightOf(open));
		await ada.api.play.guess.mutate({ runId: run.runId, round: 2, guess });
		const { rows } = await creator.api.customGames.board.query({ id: game.id });
		expect(rows).toMatchObject([{ userId: ada.id, score: 1, verified: true }]);
		const again = ada.api.customGames.start.mutate({ id: game.id });
		expect(await refusal(again)).toMatchObject({ code: "custom-games/no-access" });
	});

	it("a game of one item can't be played", async () => {
		const site = await openSite();
		const { game, ada } = await openWorld(site);
		await changeGame(site, game, itemsOf(5));
		const tooFew = { status: 409, code: "play/too-few-items" };
		expect(await refusal(ada.api.customGames.start.mutate({ id: game.id }))).toMatchObject(tooFew);
		const opening = site.visitor().api.customGames.opening.query({ id: game.id });
		expect(await refusal(opening)).toMatchObject(tooFew);
	});

	it("an edit changes the next run, but no open run", async () => {
		const site = await openSite();
		const { game, ada } = await openWorld(site);
		const { run } = await playCustom(site, ada, game, { times: 1 });
		const changed = itemsOf(900, 800, 700);
		await changeGame(site, game, changed, { timer_seconds: 7, value_label: "Depth" });
		// In any process, and after a restart.
		const adaOnOtherSite = site.another().visitedBy(ada);
		const open = await adaOnOtherSite.api.customGames.start.mutate({ id: game.id });
		expect(open).toMatchObject({ runId: run.runId, round: 2, measure: "Value", remainingMs: null });
		const guess = opposite(rightOf(open));
		const over = await adaOnOtherSite.api.play.guess.mutate({ runId: run.runId, round: 2, guess });
		expect(over).toMatchObject({ outcome: "wrong", score: 1 });
		expect(over.value).toBeLessThanOrEqual(10);
		for (const { api } of [adaOnOtherSite, ada]) {
			const next = await api.customGames.start.mutate({ id: game.id });
			expect(next).toMatchObject({ round: 1, measure: "Depth", remainingMs: 7000 });
			expect(next.first.value).toBeGreaterThanOrEqual(700);
		}
	});
});

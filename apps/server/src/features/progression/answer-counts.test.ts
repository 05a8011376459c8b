import { expect, it } from "vitest";
import { playCustomTo } from "../../testing/custom-playing.ts";
import { playDeck } from "../../testing/daily-playing.ts";
import { openFriends, playDuel, rightUntil } from "../../testing/dueling.ts";
import { insertGames } from "../../testing/games.ts";
import { playTo } from "../../testing/playing.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import type { Player } from "../../testing/test-site.ts";

const rightAnswersOf = async (player: Player) => (await player.api.me.get.query()).user?.rightAnswers;

onEachDatabase((openSite) => {
	it("counts the right answers of judged runs, duels and decks of classic games", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		await playTo(site, ada, COUNTRY, 2);
		await playTo(site, ada, COUNTRY, 0);
		await playTo(site, ada, COUNTRY, 1);
		expect(await rightAnswersOf(ada)).toMatchObject({ country: 3, movie: 0 });
		const source = { kind: "classic", game: "country" } as const;
		const { id } = await ada.api.duels.create.mutate({ source, toUserId: bob.id });
		const { run } = await playDuel(site, bob, id, COUNTRY);
		const won = (await bob.api.duels.get.query({ id })).sides.find(({ isYou }) => isYou)?.score ?? 0;
		expect(run.id).toBe(id);
		expect(won).toBeGreaterThan(0);
		expect(await rightAnswersOf(bob)).toMatchObject({ country: won });
		await playDeck(site, bob, { rights: () => true });
		const total = Object.values((await rightAnswersOf(bob)) ?? {}).reduce((sum, right) => sum + right, 0);
		expect(total).toBe(won + 10);
	});
});

onAnyDatabase((openSite) => {
	it("does not count custom games, reported scores, the own ghost and answers twice", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { rivers } = await insertGames(site, bob, { rivers: { privacy: "public" } });
		await playCustomTo(site, ada, rivers, { score: 3 });
		await ada.api.progression.updateScore.mutate({ game: "countryGame", score: 40 });
		expect(Object.values((await rightAnswersOf(ada)) ?? {})).toEqual(Array(8).fill(0));
		const last = await playTo(site, ada, COUNTRY, 2);
		const { id } = await ada.api.duels.create.mutate({ source: { kind: "run", runId: last.runId } });
		await playDuel(site, ada, id, COUNTRY, { plan: rightUntil(4) });
		expect(await rightAnswersOf(ada)).toMatchObject({ country: 2 });
		const { id: rematch } = await ada.api.duels.rematch.mutate({ id });
		await playDuel(site, bob, rematch, COUNTRY, { plan: rightUntil(4) });
		expect(await rightAnswersOf(bob)).toMatchObject({ country: 0 });
	});
});

import { MAX_PAIRS } from "@hilo/rules/practice/practice";
import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { playDeck } from "../../testing/daily-playing.ts";
import { exportOf } from "../../testing/export-of.ts";
import { playTo } from "../../testing/playing.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY, CS16, MOVIE_FILTER, MOVIES } from "../../testing/test-pools.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

const due = ({ api }: Player) => api.practice.due.query({});
const deal = async ({ api }: Player) => (await api.practice.deal.mutate({})).rounds;
const nextDay = (site: TestSite, days = 1) => site.clock.advance(days * DAY_MS);

/** Answers every due pair. */
async function practise(player: Player, right: boolean): Promise<void> {
	for (const { pair } of await deal(player)) await player.api.practice.answer.mutate({ pair, right });
}

onEachDatabase((openSite) => {
	it("brings a missed pair again after 1 and 3 days, and no more once it was right twice", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await playTo(site, ada, COUNTRY, 2);
		expect(await due(ada)).toEqual([]);
		nextDay(site);
		expect(await due(ada)).toEqual([{ game: "country", count: 1 }]);
		const xp = async () => (await ada.api.me.get.query()).user?.xp;
		const xpBefore = await xp();
		const [round] = await deal(ada);
		expect(round).toMatchObject({ game: "country", source: "the tests", measure: null });
		expect(round?.second.value).not.toBe(round?.first.value);
		await practise(ada, true);
		expect(await due(ada)).toEqual([]);
		nextDay(site, 3);
		expect(await due(ada)).toEqual([{ game: "country", count: 1 }]);
		await practise(ada, true);
		nextDay(site, 20);
		expect(await deal(ada)).toEqual([]);
		expect(await xp()).toBe(xpBefore);
		expect(await due(bob)).toEqual([]);
	});

	it("keeps the wrong answers of a daily deck, of a filter and of a question, and drops lost items", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await playDeck(site, ada, { rights: (round) => round > 2 });
		await playTo(site, ada, MOVIES, 0, MOVIE_FILTER);
		await playTo(site, ada, CS16, 1);
		nextDay(site);
		const rounds = await deal(ada);
		const weapon = rounds.find(({ game }) => game === "cs16");
		expect(weapon?.measure).toMatch(/damage|price/);
		expect(weapon?.first.value).toBeGreaterThan(1_900_000);
		expect(rounds.find(({ pair }) => pair.filter === MOVIE_FILTER)?.game).toBe("movie");
		const stored = site.db.kysely.updateTable("practice_pairs").set({ second_id: "gone" });
		await stored.where("game", "=", "cs16").execute();
		expect((await deal(ada)).map(({ game }) => game)).not.toContain("cs16");
		expect((await due(ada)).map(({ game }) => game)).not.toContain("cs16");
		expect(JSON.stringify(await exportOf(ada))).toContain('"practicePairs":[{');
	});

	it("counts a repeated answer once, and keeps 200 pairs, the newest", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await playTo(site, ada, COUNTRY, 0);
		nextDay(site);
		const [missed] = await deal(ada);
		if (!missed) throw new Error("nothing to practise");
		for (let n = 0; n < 2; n++) await ada.api.practice.answer.mutate({ pair: missed.pair, right: true });
		nextDay(site, 3);
		expect(await due(ada)).toEqual([{ game: "country", count: 1 }]);
		const at = site.clock.now();
		const item = { game: "github", filter: "", second: "other", measure: "", step: 0, rights: 0 } as const;
		const pairs = Array.from({ length: MAX_PAIRS }, (_, n) => ({
			...item,
			first: `item-${n}`,
			askedAt: at - (n + 1) * DAY_MS,
		}));
		await ada.api.practice.claim.mutate({ pairs });
		const kept = await site.db.kysely.selectFrom("practice_pairs").select("first_id").execute();
		expect(kept).toHaveLength(MAX_PAIRS);
		expect(kept.map(({ first_id }) => first_id)).not.toContain(`item-${MAX_PAIRS - 1}`);
	});
});

onAnyDatabase((openSite) => {
	it("leaves out disabled games, and another game's pairs where one is asked for", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const root = await site.player("root", { isAdmin: true });
		await playTo(site, ada, COUNTRY, 0);
		await playTo(site, ada, MOVIES, 0, MOVIE_FILTER);
		nextDay(site);
		const { rounds } = await ada.api.practice.deal.mutate({ game: "movie" });
		expect(rounds.map(({ game }) => game)).toEqual(["movie"]);
		await root.api.site.changeClassicGame.mutate({
			key: "movieGame",
			isDisabled: true,
			name: null,
			description: null,
		});
		expect(await due(ada)).toEqual([{ game: "country", count: 1 }]);
	});
});

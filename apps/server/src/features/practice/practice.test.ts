import type { DeckGame } from "@hilo/rules/daily/deck-plan";
import { MAX_PAIRS } from "@hilo/rules/practice/practice";
import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { CountedDatabase } from "../../testing/counted-database.ts";
import { playDeck } from "../../testing/daily-playing.ts";
import { deckPool } from "../../testing/deck-pools.ts";
import { exportOf } from "../../testing/export-of.ts";
import { playTo } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import {
	COUNTRY,
	CS16,
	cardsOf,
	GITHUB,
	MOVIE_FILTER,
	MOVIES,
	testFilters,
} from "../../testing/test-pools.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

const due = ({ api }: Player) => api.practice.due.query({});
const deal = async ({ api }: Player) => (await api.practice.deal.mutate({})).rounds;
const nextDay = (site: TestSite, days = 1) => site.clock.advance(days * DAY_MS);

const dueCount = async (player: Player) => (await due(player)).reduce((sum, { count }) => sum + count, 0);

const MANY_CARDS = cardsOf(...Array.from({ length: MAX_PAIRS + 1 }, (_, n) => 1_000_001 + n * 10_000));
const MANY_ITEMS = testFilters({ github: { ...GITHUB, cards: MANY_CARDS } });

/** Pairs of the first of many items with each other one, the last asked at `askedAt(0)`. */
function pairsOf(count: number, askedAt: (n: number) => number) {
	const item = { game: "github", filter: "", first: "card-0", measure: "", step: 0, rights: 0 } as const;
	return Array.from({ length: count }, (_, n) => ({ ...item, second: `card-${n + 1}`, askedAt: askedAt(n) }));
}

async function keptOf(site: TestSite): Promise<string[]> {
	const rows = await site.db.kysely.selectFrom("practice_pairs").select(["first_id", "second_id"]).execute();
	return rows.map(({ first_id, second_id }) => `${first_id} ${second_id}`);
}

/** Answers every due pair. */
async function practise(player: Player, right: boolean): Promise<void> {
	for (const { pair } of await deal(player)) await player.api.practice.answer.mutate({ pair, right });
}

onEachDatabase((openSite) => {
	it("brings a missed pair again after 1 and 3 days, and no more once it was right twice", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await playTo(site, ada, COUNTRY, 2);
		const missed = { game: "country", missedAt: site.clock.now() };
		expect(await due(ada)).toEqual([{ ...missed, count: 0, nextInDays: 1, nextCount: 1 }]);
		nextDay(site);
		expect(await due(ada)).toEqual([{ ...missed, count: 1, nextInDays: null, nextCount: 0 }]);
		const xp = async () => (await ada.api.me.get.query()).user?.xp;
		const xpBefore = await xp();
		const [round] = await deal(ada);
		expect(round).toMatchObject({ game: "country", source: "the tests", measure: null });
		expect(round?.second.value).not.toBe(round?.first.value);
		await practise(ada, true);
		expect(await due(ada)).toMatchObject([{ count: 0, nextInDays: 3, nextCount: 1, missedAt: null }]);
		nextDay(site, 3);
		expect(await dueCount(ada)).toBe(1);
		await practise(ada, true);
		nextDay(site, 20);
		expect(await deal(ada)).toEqual([]);
		expect(await xp()).toBe(xpBefore);
		expect(await due(bob)).toEqual([]);
	});

	it("deals all that it counts when no pool has a deck's items and the source fails", async () => {
		const sourcePools = { pool: () => Promise.reject(new Error("the source is down")) };
		const site = await openSite({ sourcePools });
		const ada = await site.player("ada");
		await playDeck(site, ada, { rights: () => false });
		nextDay(site);
		const rounds = await deal(ada);
		expect(rounds).toHaveLength(await dueCount(ada));
		expect(rounds.length).toBeGreaterThan(5);
		for (const { game, first, second, source, pair } of rounds) {
			expect([first.id, second.id]).toEqual([pair.first, pair.second]);
			expect(deckPool(game as DeckGame).cards).toContainEqual(first);
			expect(source).toBe("the tests");
		}
		await practise(ada, true);
		expect(await dueCount(ada)).toBe(0);
	});

	it("counts a repeated answer once, and keeps 200 pairs, the newest", async () => {
		const site = await openSite({ filterOf: MANY_ITEMS });
		const ada = await site.player("ada");
		await playTo(site, ada, COUNTRY, 0);
		nextDay(site);
		const [missed] = await deal(ada);
		if (!missed) throw new Error("nothing to practise");
		for (let n = 0; n < 2; n++) await ada.api.practice.answer.mutate({ pair: missed.pair, right: true });
		nextDay(site, 3);
		expect(await dueCount(ada)).toBe(1);
		const at = site.clock.now();
		const pairs = pairsOf(MAX_PAIRS, (n) => at - (n + 1) * DAY_MS);
		await ada.api.practice.claim.mutate({ pairs });
		const kept = await keptOf(site);
		expect(kept).toHaveLength(MAX_PAIRS);
		expect(kept).toContain(`${missed.pair.first} ${missed.pair.second}`);
		expect(kept).not.toContain(`card-0 card-${MAX_PAIRS}`);
	});

	it("keeps 200 pairs of one time with one more", async () => {
		const site = await openSite({ filterOf: MANY_ITEMS });
		const ada = await site.player("ada");
		const at = site.clock.now();
		await ada.api.practice.claim.mutate({ pairs: pairsOf(MAX_PAIRS, () => at) });
		await playTo(site, ada, COUNTRY, 0);
		expect(await keptOf(site)).toHaveLength(MAX_PAIRS);
		nextDay(site);
		expect((await due(ada)).map(({ game }) => game)).toContain("country");
	});

	it("claims 200 pairs in few statements", async () => {
		const counted = new CountedDatabase();
		const site = await openSite({ filterOf: MANY_ITEMS, wrapDatabase: counted.wrap });
		const ada = await site.player("ada");
		counted.reset();
		await ada.api.practice.claim.mutate({ pairs: pairsOf(MAX_PAIRS, () => 0) });
		expect(Math.max(...counted.transactions)).toBeLessThan(8);
		expect(await keptOf(site)).toHaveLength(MAX_PAIRS);
	});
});

onAnyDatabase((openSite) => {
	it("claims no pair that the site has not, and none over the player's own", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await playTo(site, ada, COUNTRY, 0);
		const now = site.clock.now();
		const real = { game: "github", filter: "", first: "card-0", second: "card-1", measure: "" } as const;
		const progress = { step: 0, rights: 0, askedAt: now + DAY_MS };
		const wrong = [{ second: "made-up" }, { second: "card-0" }, { measure: "damage" }, { filter: "made-up" }];
		const pairs = [real, real, ...wrong.map((change) => ({ ...real, ...change }))];
		await ada.api.practice.claim.mutate({ pairs: pairs.map((pair) => ({ ...pair, ...progress })) });
		nextDay(site);
		const rounds = await deal(ada);
		expect(rounds.map(({ game }) => game).sort()).toEqual(["country", "github"]);
		expect(rounds.find(({ game }) => game === "github")?.first).toEqual(GITHUB.cards[0]);
		const own = rounds.find(({ game }) => game === "country");
		if (!own) throw new Error("nothing to practise");
		await ada.api.practice.claim.mutate({ pairs: [{ ...own.pair, askedAt: site.clock.now() }] });
		expect(await deal(ada)).toHaveLength(2);
	});

	it("allows a player ten claims an hour", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const claim = ({ api }: Player) => api.practice.claim.mutate({ pairs: [] });
		for (let n = 0; n < 10; n++) await claim(ada);
		expect(await refusal(claim(ada))).toMatchObject({ status: 429, code: "request/too-many" });
		await claim(bob);
	});

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
		expect(await due(ada)).toMatchObject([{ game: "country", count: 1, nextInDays: null }]);
	});

	it("keeps the wrong answers of a daily deck, of a filter and of a question", async () => {
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
		expect(JSON.stringify(await exportOf(ada))).toContain('"practicePairs":[{');
	});

	it("asks with the numbers of the current pool where it has both items", async () => {
		const feed = { ...COUNTRY, source: "a feed", cards: COUNTRY.cards.map((card) => ({ ...card })) };
		const site = await openSite({
			sourcePools: { pool: async (game) => (game === "country" ? feed : null) },
		});
		const ada = await site.player("ada");
		await playTo(site, ada, COUNTRY, 0);
		const corrected = feed.cards.map((card) => ({ ...card, value: card.value + 100_000 }));
		feed.cards.splice(0, feed.cards.length, ...corrected);
		nextDay(site);
		await deal(ada);
		await site.settled();
		const [round] = await deal(ada);
		expect(round).toMatchObject({
			source: "a feed",
			first: corrected.find(({ id }) => id === round?.first.id),
		});
	});
});

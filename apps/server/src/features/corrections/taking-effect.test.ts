import { HISTORY_PERIODS } from "@hilo/catalog/filter-options";
import { filterOf } from "@hilo/catalog/filters";
import { HISTORY_EVENTS } from "@hilo/catalog/history/history.pool";
import type { Pool } from "@hilo/rules/play/card";
import { HOUR_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import type { SourcePools } from "@hilo/sources/source-pools";
import { expect, it } from "vitest";
import { CORRECTED, country, decideCountry } from "../../testing/corrections.ts";
import { deckOn } from "../../testing/daily-playing.ts";
import { deckPool } from "../../testing/deck-pools.ts";
import { type OpenSite, onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY, CS16, cardsOf, HISTORY, testFilters } from "../../testing/test-pools.ts";
import type { TestSite } from "../../testing/test-site.ts";

const DAY = "2026-11-21";
const REMOVED = { decision: "remove", reason: "It is unknown." } as const;
const FACTS = { source: "The office", sourceUrl: "https://office.example/6", asOf: "2026-09" };

/** Two cards, so that each run has both. */
const PAIR: Pool = { ...COUNTRY, sourceUrl: "https://tests.example/", cards: cardsOf(4_410_001, 5_530_003) };
const openPair = async (openSite: OpenSite, options: Parameters<OpenSite>[0] = {}) => {
	const site = await openSite({ filterOf: testFilters({ country: PAIR }), ...options });
	const root = await site.player("root", { isAdmin: true });
	const [ada, visitor] = [await site.player("ada"), site.visitor()];
	return { site, root, ada, visitor };
};
const valuesOf = async ({ services }: TestSite, filter = "") =>
	(await services.play.pools.current("country", filter)).pool.cards.map(({ value }) => value);
/** Both numbers of a visitor's new run. */
const openedValues = async ({ visitor }: { visitor: ReturnType<TestSite["visitor"]> }) => {
	const { poolId } = await visitor.api.play.opening.query({ game: "country" });
	return (await visitor.api.play.pool.query({ poolId })).cards.map(({ value }) => value);
};

onEachDatabase((openSite) => {
	it("reaches the other processes within two seconds, and keeps the page of the source with a pool", async () => {
		const { site, root } = await openPair(openSite);
		const other = site.another({ filterOf: testFilters({ country: PAIR }) });
		expect(await valuesOf(other)).toEqual([4_410_001, 5_530_003]);
		await decideCountry(root, CORRECTED);
		site.clock.advance(2_000);
		expect(await valuesOf(other)).toEqual([4_410_001, 6_000_011]);
		const { pool } = await site.services.play.pools.current("country", "");
		const fresh = site.another({ filterOf: testFilters({ country: PAIR }) });
		expect(await fresh.services.play.pools.get(site.db.kysely, pool.id)).toEqual(pool);
	});
});

async function insertInForce(
	{ db, clock }: TestSite,
	{ itemId, value }: { itemId: string; value: number },
): Promise<void> {
	const row = { kind: "classic", game: "country", custom_game_id: null, measure: "", unit: null } as const;
	const decided = { decision: "correct", reason: "", decided_at: clock.now() } as const;
	await db.kysely
		.insertInto("corrections")
		.values({
			...row,
			id: `c-${itemId}`,
			item_id: itemId,
			item_name: itemId,
			before_value: 1,
			before_source: "the tests",
			before_as_of: "2026-08",
			...decided,
			value,
			source: CORRECTED.source,
			source_url: CORRECTED.sourceUrl,
			as_of: CORRECTED.asOf,
			is_in_force: 1,
			is_listed: 1,
		})
		.execute();
}

onAnyDatabase((openSite) => {
	it("deals it in new duels, and a duel that was sent keeps its numbers", async () => {
		const { site, root, ada, visitor } = await openPair(openSite);
		const source = { kind: "classic", game: "country" } as const;
		const send = async () => (await ada.api.duels.create.mutate({ source })).id;
		const begin = async (id: string) => (await ada.api.duels.begin.mutate({ id })).first;
		const old = await send();
		await decideCountry(root, CORRECTED);
		const fresh = await send();
		// The first card is either of the two.
		expect([4_410_001, 5_530_003]).toContain((await begin(old)).value);
		expect([4_410_001, 6_000_011]).toContain((await begin(fresh)).value);
		const pools = await site.db.kysely.selectFrom("duels").select("pool_id").distinct().execute();
		expect(pools).toHaveLength(2);
		expect(await openedValues({ visitor })).toEqual([4_410_001, 6_000_011]);
	});

	it("practises a missed pair with the corrected number, and none with a removed item", async () => {
		const { site, root, ada } = await openPair(openSite);
		const open = await ada.api.play.start.mutate({ game: "country" });
		const hidden = PAIR.cards.find(({ id }) => id === open.second.id)?.value ?? 0;
		const wrong = hidden >= open.first.value ? "lower" : "higher";
		await ada.api.play.guess.mutate({ runId: open.runId, round: 1, guess: wrong });
		await decideCountry(root, CORRECTED);
		site.clock.advance(25 * HOUR_MS);
		const { rounds } = await ada.api.practice.deal.mutate({});
		const cards = rounds.flatMap(({ first, second }) => [first, second]);
		expect(cards.find(({ id }) => id === "card-1")).toMatchObject({ value: 6_000_011, facts: FACTS });
		await decideCountry(root, REMOVED, "card-0");
		expect(await ada.api.practice.deal.mutate({})).toEqual({ rounds: [] });
	});

	it("refuses a game that a removal leaves with too few items", async () => {
		const { root, ada } = await openPair(openSite);
		await decideCountry(root, REMOVED);
		const start = ada.api.play.start.mutate({ game: "country" });
		await expect(start).rejects.toMatchObject({ data: { appCode: "play/too-few-items" } });
	});

	it("corrects one number of a weapon", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const subject = { kind: "classic", game: "cs16", itemId: "w-1", measure: "price" } as const;
		await root.api.corrections.decide.mutate({ ...CORRECTED, subject });
		const { pool } = await site.services.play.pools.current("cs16", "");
		expect(pool.cards[1]?.values).toEqual([CS16.cards[1]?.values?.[0], 6_000_011]);
		expect((await root.api.corrections.list.query({})).entries).toMatchObject([
			{ measure: "price", before: 2_902_009, after: 6_000_011, beforeSource: "the shop" },
		]);
	});

	it("removes a weapon with all its numbers, and brings it back by a correction of any", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const about = (measure: string) => ({ kind: "classic", game: "cs16", itemId: "w-1", measure }) as const;
		const weapon = async () =>
			(await site.services.play.pools.current("cs16", "")).pool.cards.find(({ id }) => id === "w-1")?.values;
		await root.api.corrections.decide.mutate({ ...REMOVED, subject: about("damage") });
		expect(await weapon()).toBeUndefined();
		await root.api.corrections.decide.mutate({ ...CORRECTED, subject: about("price") });
		expect(await weapon()).toEqual([CS16.cards[1]?.values?.[0], 6_000_011]);
	});

	it("moves an event whose year is corrected into its period, also for practice", async () => {
		const site = await openSite({ filterOf });
		const root = await site.player("root", { isAdmin: true });
		const ada = await site.player("ada");
		const event = HISTORY_EVENTS.find(({ year }) => year === 1899) ?? expect.unreachable();
		const periods = async () => {
			const found = [];
			for (const { value } of HISTORY_PERIODS) {
				const { pool } = await site.services.play.pools.current("history", value);
				const card = pool.cards.find(({ id }) => id === event.id);
				if (card) found.push([value, card.value]);
			}
			return found;
		};
		expect(await periods()).toEqual([
			["random", 1899],
			["1800_1900", 1899],
		]);
		const second = HISTORY_EVENTS.find(({ year }) => year < 1850) ?? expect.unreachable();
		const asked = { game: "history", filter: "1800_1900", first: event.id, second: second.id } as const;
		const progress = { measure: "", step: 0, rights: 0, askedAt: 0 };
		await ada.api.practice.claim.mutate({ pairs: [{ ...asked, ...progress }] });
		const subject = { kind: "classic", game: "history", itemId: event.id, measure: "" } as const;
		const decide = (value: number) =>
			root.api.corrections.decide.mutate({ ...CORRECTED, asOf: "2026-11", subject, value });
		await decide(1900);
		expect(await periods()).toEqual([
			["random", 1900],
			["1800_1900", 1900],
			["1900_1940", 1900],
		]);
		await decide(1901);
		expect(await periods()).toEqual([
			["random", 1901],
			["1900_1940", 1901],
		]);
		const { rounds } = await ada.api.practice.deal.mutate({});
		expect(rounds).toMatchObject([{ first: { value: 1901 }, second: { value: second.year } }]);
		await decide(1799);
		expect(await periods()).toEqual([]);
		await root.api.corrections.decide.mutate({ ...REMOVED, subject });
		expect(await periods()).toEqual([]);
	});

	it("corrects and drops live events in their period", async () => {
		const cards = cardsOf(1810, 1850, 1899).map((card) => ({ ...card, id: `live-${card.id}` }));
		const live: Pool = { ...HISTORY, source: "a feed", cards };
		const site = await openSite({ filterOf, sourcePools: { pool: async () => live } });
		const root = await site.player("root", { isAdmin: true });
		const years = async () =>
			(await site.services.play.pools.current("history", "1800_1900")).pool.cards.map(({ value }) => value);
		expect(await years()).toEqual([1810, 1850, 1899]);
		const subject = { kind: "classic", game: "history", itemId: "live-card-2", measure: "" } as const;
		await root.api.corrections.decide.mutate({ ...CORRECTED, value: 1901, subject });
		expect(await years()).toEqual([1810, 1850]);
		await root.api.corrections.decide.mutate({ ...CORRECTED, value: 1898, subject });
		expect(await years()).toEqual([1810, 1850, 1898]);
	});

	it("practises a pair that no pool has any longer with the corrected number", async () => {
		let live: Pool = {
			...COUNTRY,
			cards: cardsOf(1_000_003, 2_000_003).map((card) => ({ ...card, id: `live-${card.id}` })),
		};
		const site = await openSite({ sourcePools: { pool: async () => live } });
		const [root, ada] = [await site.player("root", { isAdmin: true }), await site.player("ada")];
		const open = await ada.api.play.start.mutate({ game: "country" });
		const guess = open.first.value < 2_000_003 ? "lower" : "higher";
		await ada.api.play.guess.mutate({ runId: open.runId, round: 1, guess });
		await decideCountry(root, CORRECTED, "live-card-1");
		live = COUNTRY;
		site.clock.advance(25 * HOUR_MS);
		await site.services.play.pools.current("country", "");
		await site.settled();
		const { rounds } = await ada.api.practice.deal.mutate({});
		const cards = rounds.flatMap(({ first, second }) => [first, second]);
		expect(cards.find(({ id }) => id === "live-card-1")).toMatchObject({ value: 6_000_011, facts: FACTS });
	});

	it.each([
		["2026-08", 6_000_011],
		["2026-10", 5_530_003],
	])("lets the next release's catalogue of %s count where it is newer", async (asOf, value) => {
		const { site, root } = await openPair(openSite);
		await decideCountry(root, CORRECTED);
		const released = site.another({ filterOf: testFilters({ country: { ...PAIR, asOf } }) });
		expect((await valuesOf(released))[1]).toBe(value);
	});

	it("applies to live numbers too, as long as these are not newer", async () => {
		let live: Pool = { ...PAIR, source: "a feed", cards: cardsOf(1_000_003, 2_000_003, 3_000_017) };
		const sourcePools: SourcePools = { pool: async () => live };
		const { site, root, ada } = await openPair(openSite, { sourcePools });
		expect(await valuesOf(site)).toEqual([1_000_003, 2_000_003, 3_000_017]);
		await ada.api.corrections.report.mutate({ subject: country("card-2"), shown: 3_000_017 });
		await decideCountry(root, { ...CORRECTED, asOf: "2026-08" }, "card-2");
		expect(await valuesOf(site)).toEqual([1_000_003, 2_000_003, 6_000_011]);
		live = { ...live, asOf: "2026-11" };
		site.clock.advance(MINUTE_MS);
		await valuesOf(site);
		await expect.poll(() => valuesOf(site)).toEqual([1_000_003, 2_000_003, 3_000_017]);
	});

	it("deals the corrected number to the next run of players and visitors, and the open one stays as it was", async () => {
		const scene = await openPair(openSite);
		const { site, root, ada } = scene;
		const open = await ada.api.play.start.mutate({ game: "country" });
		await decideCountry(root, CORRECTED);
		// Between the two numbers of card 1, the old one decides.
		const oldValue = PAIR.cards.find(({ id }) => id === open.second.id)?.value ?? 0;
		const guess = oldValue >= open.first.value ? "higher" : "lower";
		const verdict = await ada.api.play.guess.mutate({ runId: open.runId, round: 1, guess });
		expect(verdict).toMatchObject({ value: oldValue, facts: null });
		expect(await openedValues(scene)).toEqual([4_410_001, 6_000_011]);
		site.clock.advance(HOUR_MS);
		await ada.api.play.guess.mutate({ runId: open.runId, round: 2, guess: "timeout" });
		const next = await ada.api.play.start.mutate({ game: "country" });
		const corrected = [next.first, next.second].find(({ id }) => id === "card-1");
		const answer = await ada.api.play.guess.mutate({ runId: next.runId, round: 1, guess: "higher" });
		const numbers = { [next.first.id]: next.first.value, [next.second.id]: answer.value };
		expect(numbers["card-1"]).toBe(6_000_011);
		// Before the guess, neither number nor source of the hidden card is known.
		if (corrected === next.second) expect(corrected).not.toHaveProperty("facts");
		expect(corrected === next.second ? answer.facts : next.first.facts).toEqual(FACTS);
	});

	it("deals it in the decks of later days, and not in one that was dealt", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await ada.api.daily.start.mutate({ timeZone: "Europe/Berlin" });
		const before = await deckOn(site, DAY);
		const { cards } = deckPool("country");
		for (const { id, value } of cards) await insertInForce(site, { itemId: id, value: value + 2 });
		site.services.corrections.clear();
		expect(await deckOn(site.another(), DAY)).toEqual(before);
		site.clock.advance(24 * HOUR_MS);
		const { day } = await ada.api.daily.start.mutate({ timeZone: "Europe/Berlin" });
		const rounds = (await deckOn(site, day)).filter(({ game }) => game === "country");
		expect(rounds.length).toBeGreaterThan(0);
		for (const card of rounds.flatMap(({ first, second }) => [first, second])) {
			const value = cards.find(({ id }) => id === card.id)?.value ?? 0;
			expect(card).toMatchObject({ value: value + 2, facts: FACTS });
		}
	});
});

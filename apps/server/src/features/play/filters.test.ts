import { filterOf } from "@hilo/catalog/filters";
import { HISTORY_PERIODS } from "@hilo/catalog/history/history.filters";
import { MUSIC_FILTERS } from "@hilo/catalog/music/music.filters";
import { WEALTH_CATEGORIES } from "@hilo/catalog/wealth/wealth.filters";
import { ERRORS } from "@hilo/rules/errors/errors";
import type { GameId, GameKey } from "@hilo/rules/play/games";
import { expect, it } from "vitest";
import { numbersOf, playRight, playTo } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onOneDatabase } from "../../testing/sites.ts";
import { CS16 } from "../../testing/test-pools.ts";

type Expected = readonly [game: GameId, filter: string, key: GameKey, feature: string | null];

/** The key and the name under which the score of each game and filter is saved. */
const EXPECTED_FILTERS: readonly Expected[] = [
	["github", "", "githubGame", null],
	["reddit", "", "redditGame", null],
	["country", "", "countryGame", null],
	["cs16", "", "cs16Game", null],
	["movie", "", "movieGame", "All Movies"],
	["movie", "0:all", "movieGame", "All Movies"],
	["movie", "28:all", "movieGame", "Genre: Action"],
	["movie", "0:1980s", "movieGame", "Era: 1980s"],
	["movie", "0:classic", "movieGame", "Era: Classic (pre-1970)"],
	["movie", "35:1990s", "movieGame", "Genre: Comedy"],
	...MUSIC_FILTERS.map(({ value, label }): Expected => ["music", value, "musicGame", label]),
	...WEALTH_CATEGORIES.map(({ value, label }): Expected => ["wealth", value, "wealthGame", label]),
	...HISTORY_PERIODS.map(({ value, label, key }): Expected => ["history", value, key, label]),
];

onAnyDatabase((openSite) => {
	it("judges each game with each filter by its own items, and saves the score under its key and name", async () => {
		const site = await openSite({ filterOf });
		for (const [index, [game, filter, key, feature]] of EXPECTED_FILTERS.entries()) {
			const pool = filterOf(game, filter)?.pool();
			if (!pool) throw new Error(`no pool for ${game} ${filter}`);
			const player = await site.player(`player-${index}`);
			const over = await playTo(site, player, pool, 1, filter);
			expect(over, `${game} ${filter}`).toMatchObject({ score: 1, best: 1, newBest: true });
			const { user } = await player.api.me.get.query();
			const saved = user?.games[key];
			expect(saved, `${game} ${filter}`).toMatchObject({ highScore: 1, verified: true });
			expect(saved?.selectedFeature ?? null, `${game} ${filter}`).toBe(feature);
		}
	}, 60_000);

	it("saves the canonical spelling of a filter with the run", async () => {
		const site = await openSite({ filterOf });
		const ada = await site.player("ada");
		expect(await ada.api.play.start.mutate({ game: "wealth" })).toMatchObject({ filter: "all" });
		expect(await site.visitor().api.play.opening.query({ game: "movie" })).toMatchObject({ filter: "0:all" });
	});

	it("continues the open run, whatever filter is asked for", async () => {
		const site = await openSite({ filterOf });
		const ada = await site.player("ada");
		const run = await ada.api.play.start.mutate({ game: "history", filter: "1800_1900" });
		const again = await ada.api.play.start.mutate({ game: "history", filter: "2000_Present" });
		expect(again).toMatchObject({ runId: run.runId, filter: "1800_1900" });
	});
});

const openSite = onOneDatabase();

it("prepares items for anyone, and says that they are not live", async () => {
	const site = await openSite({ filterOf });
	const prepared = await site.visitor().api.play.prepare.query({ game: "music", filter: "1960s" });
	expect(prepared).toEqual({ cards: filterOf("music", "1960s")?.pool().cards.length, isLive: false });
});

it("deals a visitor only items that match the filter", async () => {
	const site = await openSite({ filterOf });
	const { api } = site.visitor();
	const { poolId } = await api.play.opening.query({ game: "history", filter: "1940_1970" });
	const { cards } = await api.play.pool.query({ poolId });
	expect(cards.every(({ value }) => value >= 1940 && value <= 1970)).toBe(true);
});

it("answers with the game's own message when too few films match", async () => {
	const site = await openSite({ filterOf });
	const { play } = site.visitor().api;
	const ada = await site.player("ada");
	const message =
		"Not enough movies with budget information found for Documentary movies from the 1970s era. Please try different filters.";
	const refused = { status: 404, code: "play/movie-too-few-budgets", message };
	const filmFilter = { game: "movie", filter: "99:1970s" } as const;
	expect(await refusal(play.prepare.query(filmFilter))).toEqual(refused);
	expect(await refusal(play.opening.query(filmFilter))).toEqual(refused);
	expect(await refusal(ada.api.play.start.mutate(filmFilter))).toEqual(refused);
});

it.each([
	["music", "play/music-too-few"],
	["wealth", "play/wealth-none"],
	["history", "play/history-too-few"],
	["reddit", "play/too-few-items"],
] as const)("answers with the game's own message when %s has fewer than two items", async (game, code) => {
	const oneItemOf: typeof filterOf = (id, filter) => {
		const gameFilter = filterOf(id, filter);
		return (
			gameFilter && {
				...gameFilter,
				pool: () => ({ ...gameFilter.pool(), cards: gameFilter.pool().cards.slice(0, 1) }),
			}
		);
	};
	const site = await openSite({ filterOf: oneItemOf });
	const refused = await refusal(site.visitor().api.play.prepare.query({ game, filter: "" }));
	expect(refused).toMatchObject({ code, message: ERRORS[code].message });
});

it.each([
	["movie", "28"],
	["movie", "28:1980s:x"],
	["movie", "1:1980s"],
	["movie", "0028:1980s"],
	["movie", "28.0:1980s"],
	["movie", "0x1c:1980s"],
	["movie", " 28:1980s"],
	["movie", ":all"],
	["music", "1940s"],
	["wealth", "Women"],
	["history", "1700_1800"],
	["reddit", "all"],
	["cs16", "damage"],
] as const)("refuses the unknown filter of %s %j", async (game, filter) => {
	const site = await openSite({ filterOf });
	const { play } = site.visitor().api;
	const noGame = { status: 404, code: "play/no-such-game" };
	expect(await refusal(play.prepare.query({ game, filter }))).toMatchObject(noGame);
	expect(await refusal(play.opening.query({ game, filter }))).toMatchObject(noGame);
	const ada = await site.player("ada");
	expect(await refusal(ada.api.play.start.mutate({ game, filter }))).toMatchObject(noGame);
});

it("asks for another stat each round, and sends only the numbers that were asked for", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const { run, last } = await playRight(site, ada, CS16, 3);
	const shownValues = new Set([run.first.value, last?.value, last?.next?.first.value]);
	const measures = new Set<string | null>();
	for (const body of ada.receivedBodies) {
		for (const [, measure = null] of body.matchAll(/"measure":"([a-z]+)"/g)) measures.add(measure);
		for (const [, value] of body.matchAll(/"value":(\d+)/g)) shownValues.add(Number(value));
		expect(body).not.toContain('"values"');
	}
	const rest = numbersOf(CS16).filter((number) => !shownValues.has(number));
	expect(rest.length).toBeGreaterThan(0);
	for (const number of rest) expect(ada.receivedBodies.join()).not.toContain(String(number));
	expect([...measures].every((measure) => measure === "damage" || measure === "price")).toBe(true);
});

it("gives a visitor only the number that the first round asks for", async () => {
	const site = await openSite();
	const { measure, first, second } = await site.visitor().api.play.opening.query({ game: "cs16" });
	const index = measure === "damage" ? 0 : 1;
	for (const card of [first, second]) {
		expect(card.values).toBeUndefined();
		expect(card.value).toBe(CS16.cards.find(({ id }) => id === card.id)?.values?.[index]);
	}
});

import { filterOf } from "@hilo/catalog/filters";
import type { Pool } from "@hilo/rules/play/card";
import { formatValue } from "@hilo/rules/play/format";
import type { GameId, GameKey } from "@hilo/rules/play/games";
import type { OpenRound } from "@hilo/rules/play/view";
import { expect, it } from "vitest";
import { playRight, playTo, wrongGuess } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onOneDatabase } from "../../testing/sites.ts";
import {
	COUNTRY,
	CS16,
	cardsOf,
	MOVIE_FILTER,
	MOVIES,
	MUSIC,
	testFilters,
} from "../../testing/test-pools.ts";
import type { TestSite } from "../../testing/test-site.ts";

type Expected = readonly [game: GameId, filter: string, key: GameKey, label: string | null];

/** The key and the name under which the score of each game and filter is saved. */
const EXPECTED_FILTERS: readonly Expected[] = [
	["github", "", "githubGame", null],
	["movie", "", "movieGame", "All Movies"],
	["movie", "28:all", "movieGame", "Genre: Action"],
	["movie", "0:classic", "movieGame", "Era: Classic (pre-1970)"],
	["music", "1960s", "musicGame", "1960s"],
	["wealth", "technology", "wealthGame", "Technology"],
	["history", "1800_1900", "historyGame1800_1900", "1800-1900"],
];

const openSite = onOneDatabase();

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

it("answers with the game's own message when it has fewer than two items", async () => {
	const oneItemOf: typeof filterOf = (id, filter) => {
		const found = filterOf(id, filter);
		return found && { ...found, pool: () => ({ ...found.pool(), cards: found.pool().cards.slice(0, 1) }) };
	};
	const { play } = (await openSite({ filterOf: oneItemOf })).visitor().api;
	for (const [game, code] of [
		["music", "play/music-too-few"],
		["reddit", "play/too-few-items"],
	] as const)
		expect(await refusal(play.prepare.query({ game, filter: "" }))).toMatchObject({ code });
});

it("refuses unknown filters and games that are not offered", async () => {
	const site = await openSite({ filterOf });
	const { play } = site.visitor().api;
	const ada = await site.player("ada");
	const noGame = { status: 404, code: "play/no-such-game" };
	for (const [game, filter] of [
		["movie", "28"],
		["movie", "28:1980s:x"],
		["movie", "0x1c:1980s"],
		["wealth", "Women"],
		["history", "1700_1800"],
		["reddit", "all"],
	] as const) {
		expect(await refusal(play.prepare.query({ game, filter }))).toMatchObject(noGame);
		expect(await refusal(play.opening.query({ game, filter }))).toMatchObject(noGame);
		expect(await refusal(ada.api.play.start.mutate({ game, filter }))).toMatchObject(noGame);
	}
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

/** The first four are all shown as "$11.0M". */
const FILMS: Pool = {
	...MOVIES,
	cards: cardsOf(11_000_111, 11_010_223, 11_020_331, 11_030_443, 55_000_557, 66_000_661, 77_000_773),
};
const similarFilms = testFilters({ movie: FILMS });

function expectFair({ first, second }: OpenRound): void {
	const other = FILMS.cards.find(({ id }) => id === second.id)?.value ?? Number.NaN;
	expect(formatValue("movie", first.value)).not.toBe(formatValue("movie", other));
}

const DISABLED = {
	status: 403,
	code: "play/game-disabled",
	message: "This game is not available at the moment",
};

async function disable(site: TestSite): Promise<void> {
	const override = { game_key: "countryGame", is_disabled: 1, name: null, description: null } as const;
	await site.db.kysely.insertInto("game_overrides").values(override).execute();
}

onAnyDatabase((openSite) => {
	it("judges each game with each filter by its own items, and saves the score under its key and name", async () => {
		const site = await openSite({ filterOf });
		for (const [index, [game, filter, key, label]] of EXPECTED_FILTERS.entries()) {
			const pool = filterOf(game, filter)?.pool();
			if (!pool) throw new Error(`no pool for ${game} ${filter}`);
			const player = await site.player(`player-${index}`);
			const over = await playTo(site, player, pool, 1, filter);
			expect(over, `${game} ${filter}`).toMatchObject({ score: 1, best: 1, newBest: true });
			const { user } = await player.api.me.get.query();
			const saved = user?.games[key];
			expect(saved, `${game} ${filter}`).toMatchObject({ highScore: 1, verified: true });
			expect(saved?.label ?? null, `${game} ${filter}`).toBe(label);
		}
	});

	it("saves the canonical spelling of a filter with the run", async () => {
		const site = await openSite({ filterOf });
		const ada = await site.player("ada");
		expect(await ada.api.play.start.mutate({ game: "wealth" })).toMatchObject({ filter: "all" });
		expect(await site.visitor().api.play.opening.query({ game: "movie" })).toMatchObject({ filter: "0:all" });
	});

	it("never deals a pair of items that show the same text", async () => {
		const site = await openSite({ filterOf: similarFilms });
		const ada = await site.player("ada");
		expectFair(await ada.api.play.start.mutate({ game: "movie", filter: MOVIE_FILTER }));
		for (let round = 1; round <= 15; round++)
			expectFair((await playRight(site, ada, FILMS, 1, MOVIE_FILTER)).open);
	});

	it("refuses a pool in which no two items can form a pair", async () => {
		const cards = MUSIC.cards.map((card) => ({ ...card, value: 10_000_001, estimate: true as const }));
		const site = await openSite({ filterOf: testFilters({ music: { ...MUSIC, cards } }) });
		const query = site.visitor().api.play.opening.query({ game: "music" });
		expect(await refusal(query)).toMatchObject({ status: 404, code: "play/music-too-few" });
	});

	it("is neither prepared nor dealt, to visitors or players; other games are", async () => {
		const site = await openSite();
		const [ada, visitor] = [await site.player("ada"), site.visitor()];
		await disable(site);
		const game = "country";
		expect(await refusal(ada.api.play.start.mutate({ game }))).toMatchObject(DISABLED);
		expect(await refusal(visitor.api.play.opening.query({ game }))).toMatchObject(DISABLED);
		for (const { api } of [ada, visitor])
			expect(await refusal(api.play.prepare.query({ game }))).toMatchObject(DISABLED);
		expect(await site.db.kysely.selectFrom("runs").selectAll().execute()).toEqual([]);
		expect(await visitor.api.play.opening.query({ game: "github" })).toMatchObject({ game: "github" });
		expect(await ada.api.play.start.mutate({ game: "github" })).toMatchObject({ game: "github" });
	});

	it("can be finished if it was begun before, but not begun again", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { run, open } = await playRight(site, ada, COUNTRY, 2);
		await disable(site);
		const { runId } = run;
		expect(await ada.api.play.current.query({ game: "country" })).toMatchObject({ runId, round: 3 });
		expect(await ada.api.play.start.mutate({ game: "country" })).toMatchObject({ runId, round: 3 });
		const judged = await ada.api.play.guess.mutate({ runId, round: 3, guess: wrongGuess(COUNTRY, open) });
		expect(judged).toMatchObject({ outcome: "wrong", score: 2, newBest: true });
		expect(await refusal(ada.api.play.start.mutate({ game: "country" }))).toMatchObject(DISABLED);
	});
});

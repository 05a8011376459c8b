import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { createSourcePools } from "../source-pools.ts";
import { providerServer } from "../testing/provider-server.ts";
import { ALL_SOURCES_ON, testTools } from "../testing/test-tools.ts";
import discover from "./fixtures/discover-page.json" with { type: "json" };
import movies from "./fixtures/movies.json" with { type: "json" };
import { movieDetails, TMDB_BASE } from "./tmdb.client.ts";
import { budgetCard } from "./tmdb.pool.ts";

const server = providerServer();
const DISCOVER = `${TMDB_BASE}/discover/movie`;

function play(filter: string, world = testTools()) {
	return { ...world, pool: createSourcePools(ALL_SOURCES_ON, world.tools).pool("movie", filter) };
}

const queries = () =>
	server.calls.filter(({ url }) => url.startsWith(DISCOVER)).map(({ url }) => new URL(url).searchParams);

/** Fewer than a real page has, as each is fetched. */
const FILMS_PER_PAGE = 5;

function answerManyPages(budgetsPerPage: number): void {
	server.use(
		http.get(DISCOVER, ({ request }) => {
			const page = Number(new URL(request.url).searchParams.get("page"));
			const results = discover.results
				.slice(0, FILMS_PER_PAGE)
				.map((movie, index) => ({ ...movie, id: page * 100 + index }));
			return HttpResponse.json({ page, total_pages: 500, results });
		}),
		http.get<{ id: string }>(`${TMDB_BASE}/movie/:id`, ({ params }) => {
			const id = Number(params.id);
			return HttpResponse.json({ ...movies[0], id, budget: id % 100 < budgetsPerPage ? 20_000_000 : 0 });
		}),
	);
}

test("asks for popular English films, and keeps those with a budget", async () => {
	const pool = await play("").pool;
	expect(Object.fromEntries(queries()[0] ?? [])).toEqual({
		language: "en-US",
		include_adult: "false",
		sort_by: "popularity.desc",
		with_original_language: "en",
		"vote_count.gte": "100",
		page: "1",
	});
	expect(pool?.cards).toHaveLength(18);
	expect(pool?.cards.map(({ name }) => name)).not.toContain("A Quiet Film That Nobody Budgeted");
	expect(pool).toMatchObject({ game: "movie", source: "TMDB", asOf: "2026-11" });
});

test("asks for fewer votes with a genre or an era", async () => {
	const pool = await play("878:2010s").pool;
	expect(Object.fromEntries(queries()[0] ?? [])).toMatchObject({
		"vote_count.gte": "50",
		with_genres: "878",
		"primary_release_date.gte": "2010-01-01",
		"primary_release_date.lte": "2019-12-31",
	});
	expect(pool?.cards.map(({ name }) => name)).toEqual([
		"Inception",
		"Interstellar",
		"The Avengers",
		"Avengers: Infinity War",
		"Arrival",
	]);
});

test("reads three pages, five films at a time", async () => {
	answerManyPages(FILMS_PER_PAGE);
	let [runningCalls, maxRunningCalls] = [0, 0];
	// Answers none of the first five before all of them are requested.
	const five = Promise.withResolvers<void>();
	server.use(
		http.get(`${TMDB_BASE}/movie/:id`, async () => {
			runningCalls += 1;
			maxRunningCalls = Math.max(maxRunningCalls, runningCalls);
			if (runningCalls === 5) five.resolve();
			await five.promise;
			await new Promise((resolve) => setTimeout(resolve, 2));
			runningCalls -= 1;
			return undefined;
		}),
	);
	expect((await play("").pool)?.cards).toHaveLength(3 * FILMS_PER_PAGE);
	expect(queries().map((query) => query.get("page"))).toEqual(["1", "2", "3"]);
	expect(maxRunningCalls).toBe(5);
});

test("reads up to ten pages while fewer than five films have a budget", async () => {
	answerManyPages(1);
	expect((await play("878:all").pool)?.cards).toHaveLength(5);
	expect(queries()).toHaveLength(5);
	answerManyPages(0);
	const { pool, lines } = play("28:all");
	expect(await pool).toBeNull();
	expect(queries()).toHaveLength(15);
	expect(lines[0]?.details).toMatchObject({ kind: "too-little" });
});

test("leaves out missing and unreadable films, and gives up at a rate limit", async () => {
	server.use(
		http.get(`${TMDB_BASE}/movie/27205`, () => HttpResponse.json({}, { status: 404 })),
		http.get(`${TMDB_BASE}/movie/155`, () => HttpResponse.json({ id: 155 })),
	);
	expect((await play("").pool)?.cards).toHaveLength(16);
	server.use(
		http.get(`${TMDB_BASE}/movie/27205`, () =>
			HttpResponse.json({ status_code: 25 }, { status: 429, headers: { "Retry-After": "30" } }),
		),
	);
	const { pool, lines } = play("");
	expect(await pool).toBeNull();
	expect(lines[0]?.details).toMatchObject({ kind: "limited" });
});

test("asks for a film once a week, and dates the pool by the oldest", async () => {
	const world = testTools();
	const pools = createSourcePools(ALL_SOURCES_ON, world.tools);
	await pools.pool("movie", "");
	const callsBefore = server.calls.length;
	world.advance(3 * 24 * 3_600_000);
	const day3 = await pools.pool("movie", "");
	expect(server.calls.slice(callsBefore).map(({ url }) => url.split("?")[0])).toEqual([DISCOVER]);
	world.advance(10 * 24 * 3_600_000);
	const day13 = await pools.pool("movie", "");
	expect(server.calls.slice(callsBefore + 2)).toHaveLength(20);
	expect(day13?.cards).toEqual(day3?.cards);
	expect(day13).toMatchObject({ asOf: "2026-12" });
});

const ALL = { genre: 0, era: "all" } as const;
const inception = movieDetails.parse(movies[0]);

test("an item has the title, the year, three genres, the poster and the budget", () => {
	expect(budgetCard(inception, ALL)).toEqual({
		id: "tmdb-27205",
		name: "Inception",
		detail: "2010 · Action, Science Fiction, Adventure",
		art: {
			kind: "poster",
			year: 2010,
			genre: "Science Fiction",
			icon: "orbital",
			imageUrl: "https://image.tmdb.org/t/p/w500/oYuLEt3zVCKq57qu2F8dT7NIa6f.jpg",
		},
		value: 160_000_000,
	});
});

test("keeps the drawn poster without another", () => {
	expect(budgetCard({ ...inception, poster_path: null }, ALL)?.art).not.toHaveProperty("imageUrl");
});

test.each([
	["no budget", { budget: 0 }],
	["a slip for a budget", { budget: 160 }],
	["a budget under $100,000", { budget: 99_999 }],
	["no date", { release_date: "" }],
	["another language", { original_language: "fr" }],
	["a genre that the game does not have", { genres: [{ id: 10770 }] }],
	["no genre", { genres: [] }],
])("leaves out a film with %s", (_, change) => {
	expect(budgetCard({ ...inception, ...change }, ALL)).toBeNull();
});

test("puts a film into its genres and the era of its first release", () => {
	expect(budgetCard(inception, { genre: 878, era: "2010s" })).not.toBeNull();
	expect(budgetCard(inception, { genre: 27, era: "2010s" })).toBeNull();
	expect(budgetCard(inception, { genre: 878, era: "2000s" })).toBeNull();
});

import { subredditPool } from "@hilo/catalog/reddit/reddit.pool";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { createSourcePools } from "../source-pools.ts";
import { providerServer } from "../testing/provider-server.ts";
import { ALL_SOURCES_ON, testTools } from "../testing/test-tools.ts";
import { REDDIT_BASE, REDDIT_TOKEN_URL } from "./reddit.client.ts";
import { GAINED_SUBSCRIBERS, redditHandlers } from "./reddit.msw-handlers.ts";

const server = providerServer();

function play() {
	const world = testTools();
	return { ...world, pool: createSourcePools(ALL_SOURCES_ON, world.tools).pool("reddit", "") };
}

test("fetches all 290 in three calls after one for the token", async () => {
	const pool = await play().pool;
	expect(server.calls.map(({ method, url }) => `${method} ${url.split("?")[0]}`)).toEqual([
		`POST ${REDDIT_TOKEN_URL}`,
		...Array<string>(3).fill(`GET ${REDDIT_BASE}/api/info`),
	]);
	expect(pool?.cards.map(({ id }) => id)).toEqual(subredditPool.cards.map(({ id }) => id));
	const golf = (cards: typeof subredditPool.cards = []) => cards.find(({ id }) => id === "golf")?.value ?? 0;
	expect(golf(pool?.cards)).toBe(golf(subredditPool.cards) + GAINED_SUBSCRIBERS);
	for (const { detail } of pool?.cards ?? []) expect(detail?.length).toBeLessThanOrEqual(120);
});

test("keeps the bundled subscribers of a subreddit that Reddit leaves out", async () => {
	server.use(...redditHandlers({ gone: ["golf"] }));
	const pool = await play().pool;
	const golf = pool?.cards.find(({ id }) => id === "golf");
	expect(golf?.detail).toMatch(/ · counted in September 2025$/);
	expect(golf?.value).toBe(subredditPool.cards.find(({ id }) => id === "golf")?.value);
});

test("plays bundled data when the client is refused", async () => {
	server.use(http.post(REDDIT_TOKEN_URL, () => HttpResponse.json({ error: 401 }, { status: 401 })));
	const { pool, lines } = play();
	expect(await pool).toBeNull();
	expect(lines[0]?.details).toMatchObject({ provider: "reddit", kind: "refused" });
	expect(server.calls).toHaveLength(1);
});

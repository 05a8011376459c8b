import { SUBREDDITS, subredditPool } from "@hilo/catalog/reddit/reddit.pool";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { createSourcePools } from "../source-pools.ts";
import { providerServer } from "../testing/provider-server.ts";
import { ALL_SOURCES_ON, testTools } from "../testing/test-tools.ts";
import listing from "./fixtures/info-listing.json" with { type: "json" };
import { REDDIT_BASE, REDDIT_TOKEN_URL, subredditListing } from "./reddit.client.ts";
import { GAINED_SUBSCRIBERS, redditHandlers } from "./reddit.msw-handlers.ts";
import { subscribersCard } from "./reddit.pool.ts";

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
	const [first] = server.calls;
	const basic = Buffer.from("reddit-client:secret-reddit-secret").toString("base64");
	expect(first?.headers.get("Authorization")).toBe(`Basic ${basic}`);
	expect(await first?.text()).toBe("grant_type=client_credentials");
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

const wireSubreddits = subredditListing.parse(listing).data.children.map((child) => child.data);

function pair(name: string) {
	const bundled = SUBREDDITS.find((subreddit) => subreddit.name === name);
	const live = wireSubreddits.find((subreddit) => subreddit.display_name === name);
	if (!bundled || !live) throw new RangeError(`No ${name}`);
	return { bundled, live };
}

test("an item has the live subscribers, description and icon", () => {
	const { bundled, live } = pair("AskReddit");
	expect(subscribersCard(bundled, live)).toEqual({
		id: "AskReddit",
		name: "r/AskReddit",
		detail: "r/AskReddit is the place to ask and answer thought-provoking questions.",
		art: { kind: "subreddit", name: "AskReddit", icon: "discussion", imageUrl: live.icon_img },
		value: 57_412_288,
	});
});

test("prefers the community icon, and shows none of an adult subreddit", () => {
	const { bundled, live } = pair("golang");
	expect(subscribersCard(bundled, live).art.imageUrl).toMatch(
		/^https:\/\/styles\.redditmedia\.com\/t5_2rc7j/,
	);
	expect(subscribersCard(bundled, { ...live, over18: true }).art.imageUrl).toBeUndefined();
});

test("shortens a description to one line of 100 characters, and replaces an empty one by the bundled one", () => {
	const { bundled, live } = pair("AskReddit");
	const long = subscribersCard(bundled, { ...live, public_description: `One\n\ntwo ${"x".repeat(200)}` });
	expect(long.detail).toBe(`One two ${"x".repeat(91)}…`);
	const empty = subscribersCard(bundled, { ...live, public_description: " \n" });
	expect(empty.detail).toBe(bundled.description);
});

test("keeps the bundled count, with its date, and texts of a subreddit without an answer", () => {
	const { bundled, live } = pair("AskReddit");
	for (const answer of [null, { ...live, subscribers: null }]) {
		const card = subscribersCard(bundled, answer);
		expect(card.value).toBe(bundled.subscribers);
		expect(card.detail).toBe(`${bundled.description} · counted in September 2025`);
	}
});

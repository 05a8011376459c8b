import { REPOSITORIES, repositoryPool } from "@hilo/catalog/github/github.pool";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { createSourcePools } from "../source-pools.ts";
import { providerServer } from "../testing/provider-server.ts";
import { ALL_SOURCES_ON, testTools } from "../testing/test-tools.ts";
import answer from "./fixtures/stars-answer.json" with { type: "json" };
import { GITHUB_BASE, starsAnswer } from "./github.client.ts";
import { GAINED_STARS, githubHandlers } from "./github.msw-handlers.ts";
import { starsCard } from "./github.pool.ts";

const server = providerServer();
const GRAPHQL_URL = `${GITHUB_BASE}/graphql`;

function play() {
	const world = testTools();
	return { ...world, pool: createSourcePools(ALL_SOURCES_ON, world.tools).pool("github", "") };
}

test("fetches all 172 in four calls, in the bundled order", async () => {
	const pool = await play().pool;
	expect(server.calls).toHaveLength(4);
	expect(server.calls[0]?.headers.get("Authorization")).toBe("Bearer secret-github-token");
	expect(pool?.cards.map(({ id }) => id)).toEqual(repositoryPool.cards.map(({ id }) => id));
	expect(pool?.cards.map(({ value }) => value)).toEqual(
		repositoryPool.cards.map(({ value }) => value + GAINED_STARS),
	);
	expect(pool).toMatchObject({ source: "GitHub stars, from its API", asOf: "2026-11" });
});

test("keeps the bundled stars of a repository that is gone", async () => {
	server.use(...githubHandlers({ gone: ["vscode"] }));
	const pool = await play().pool;
	const [linux, vscode] = pool?.cards ?? [];
	expect(vscode).toMatchObject({ id: "microsoft/vscode", value: repositoryPool.cards[1]?.value });
	expect(vscode?.detail).toMatch(/ · counted in August 2026$/);
	expect(linux?.detail).not.toContain("counted in");
});

test("keeps bundled stars after a failure in the second half, and fails after one in the first", async () => {
	let calls = 0;
	server.use(
		http.post(GRAPHQL_URL, () => {
			calls += 1;
			return calls === 3 ? HttpResponse.json({}, { status: 401 }) : undefined;
		}),
	);
	const bundledCards = (await play().pool)?.cards.filter(({ detail }) => detail?.includes("counted in"));
	expect(bundledCards).toHaveLength(72);
	calls = 1;
	const { pool, lines } = play();
	expect(await pool).toBeNull();
	expect(lines[0]?.details).toMatchObject({ kind: "refused" });
});

test("recognises a rate limit with status 200, and rejects other errors", async () => {
	const error = { type: "RATE_LIMITED", message: "API rate limit exceeded for user ID 1." };
	server.use(http.post(GRAPHQL_URL, () => HttpResponse.json({ errors: [error] })));
	const limited = play();
	expect(await limited.pool).toBeNull();
	expect(limited.lines[0]?.details).toMatchObject({ kind: "limited" });
	server.use(
		http.post(GRAPHQL_URL, () => HttpResponse.json({ data: null, errors: [{ message: "Parse error" }] })),
	);
	const broken = play();
	expect(await broken.pool).toBeNull();
	expect(broken.lines[0]?.details).toMatchObject({ kind: "unreadable" });
});

const linux = REPOSITORIES[0];
if (!linux) throw new RangeError("No repositories");
const { data } = starsAnswer.parse(answer);
const live = data?.r0 ?? null;

test("an item has the live stars and language, and the bundled texts and mark", () => {
	expect(starsCard(linux, live)).toEqual({
		id: "torvalds/linux",
		name: "linux",
		detail: "torvalds · Source of the Linux kernel",
		art: {
			kind: "repository",
			language: "C",
			mark: { name: "linux", colour: "#fcc624" },
		},
		value: 246_114,
	});
});

test("accepts a missing language", () => {
	if (!live) throw new RangeError("No answer");
	expect(starsCard(linux, { ...live, primaryLanguage: null }).art).toMatchObject({ language: "C" });
});

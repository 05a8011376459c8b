import { afterAll, beforeAll, expect, test } from "vitest";
import { createLivePools } from "../live-pools.ts";
import { PROVIDER_IDS, PROVIDERS } from "../providers.ts";
import { type LocalProviders, startLocalProviders } from "./local-providers.ts";
import { ALL_SOURCES_ON, testTools } from "./test-tools.ts";

let providers: LocalProviders;
beforeAll(async () => {
	providers = await startLocalProviders();
});
afterAll(() => providers.close());

test.each(PROVIDER_IDS)("%s answers over a real connection", async (id) => {
	const { tools, lines } = testTools();
	const settings = { ...ALL_SOURCES_ON, billionairesUrl: providers.billionairesUrl };
	const pools = createLivePools(settings, { ...tools, bases: providers.bases });
	const pool = await pools.pool(PROVIDERS[id].game, "");
	expect(lines).toEqual([]);
	expect(pool?.cards.length).toBeGreaterThanOrEqual(10);
});

test("answers 404 for an unknown path", async () => {
	const answer = await fetch(`${providers.bases.tmdb}/person/1`);
	expect(answer.status).toBe(404);
});

import { filterOf } from "@hilo/catalog/filters";
import type { Pool } from "@hilo/rules/play/card";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { PROVIDERS } from "@hilo/sources/providers";
import { createSourcePools } from "@hilo/sources/source-pools";
import { providerServer } from "@hilo/sources/testing/provider-server";
import { ALL_SOURCES_ON } from "@hilo/sources/testing/test-tools";
import { expect, it } from "vitest";
import { playTo } from "../../testing/playing.ts";
import { onAnyDatabase, onEachDatabase, onOneDatabase } from "../../testing/sites.ts";
import { testClock } from "../../testing/test-clock.ts";
import { cardsOf } from "../../testing/test-pools.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { onePage } from "../../testing/test-web.ts";
import { createSourceCache } from "./source-cache.ts";

providerServer();

/** A site that asks the mock providers. */
async function openWithSources(openSite: ReturnType<typeof onOneDatabase>) {
	const bare = await openSite({ filterOf });
	const sourcePools = createSourcePools(ALL_SOURCES_ON, {
		cache: createSourceCache(bare.db),
		clock: bare.clock,
		random: Math.random,
		log: { info: () => undefined, warn: () => undefined },
		version: "1.2.3",
	});
	return bare.another({ filterOf, sourcePools });
}

onEachDatabase((openSite) => {
	it("deals the providers' present numbers, with their source and date", async () => {
		const site = await openWithSources(openSite);
		const { play } = site.visitor().api;
		for (const id of ["github", "tmdb"] as const) {
			const { game } = PROVIDERS[id];
			expect(await play.prepare.query({ game, filter: "" }), id).toMatchObject({ hasLiveNumbers: true });
			const opening = await play.opening.query({ game, filter: "" });
			expect(opening.asOf, id).toBe("2026-11");
			expect(opening.source, id).not.toBe(filterOf(game, "")?.pool().source);
			const stored = await site.db.kysely
				.selectFrom("pools")
				.select("source")
				.where("id", "=", opening.poolId)
				.execute();
			expect(stored).toEqual([{ source: opening.source }]);
		}
	});
});

onAnyDatabase((openSite) => {
	it("judges a run by the numbers it was dealt from, also at another process with newer ones", async () => {
		const [older, newer] = [poolOf(1_000_003, 2_000_003, 3_000_017), poolOf(9_000_011, 8_000_009, 7_000_003)];
		const clock = testClock();
		let current = older;
		const sourcePools = { pool: () => Promise.resolve(current) };
		const bare = await openSite({ filterOf, clock });
		const site = bare.another({ filterOf, sourcePools });
		const ada = await site.player("ada");
		const visitor = site.visitor().api.play;
		await visitor.opening.query({ game: "country", filter: "" });
		clock.advance(59_000);
		const run = await ada.api.play.start.mutate({ game: "country", filter: "" });
		current = newer;
		clock.advance(1500);
		await visitor.opening.query({ game: "country", filter: "" });
		await site.settled();
		const dealtNow = await visitor.opening.query({ game: "country", filter: "" });
		expect(newer.cards.map(({ value }) => value)).toContain(dealtNow.first.value);

		const later: TestSite = bare.another({ filterOf, sourcePools });
		const over = await playTo(later, later.visitedBy(ada), older, 2);
		expect(over).toMatchObject({ runId: run.runId, score: 2 });
		expect(older.cards.map(({ value }) => value)).toContain(over.value);
	});
});

const openSite = onOneDatabase();

it("credits only the providers it asks", async () => {
	const site = await openSite();
	expect(await site.visitor().api.site.credits.query()).toEqual({ liveSources: [] });
	const switchedOn = site.another({ settings: { sources: { ...ALL_SOURCES_ON, tmdbToken: undefined } } });
	const { liveSources } = await switchedOn.visitor().api.site.credits.query();
	expect(liveSources.map(({ name }) => name)).toEqual([
		"GitHub",
		"Reddit",
		"Spotify",
		"Forbes list",
		"Wikipedia",
	]);
	expect(liveSources[0]).toEqual({
		name: "GitHub",
		game: CLASSIC_GAMES.github.id,
		attribution: PROVIDERS.github.attribution,
		termsUrl: PROVIDERS.github.termsUrl,
	});
});

it("allows pages to load pictures and samples of the asked providers only", async () => {
	const policyOf = async (sources: Partial<typeof ALL_SOURCES_ON>) => {
		const site = await openSite({ web: onePage, settings: { sources: { liveData: false, ...sources } } });
		return (await site.visitor().fetch("/leaderboard")).headers.get("Content-Security-Policy") ?? "";
	};
	const off = await policyOf({ ...ALL_SOURCES_ON, liveData: false });
	expect(off).toContain("img-src 'self' data:;");
	expect(off).not.toContain("media-src");
	const spotify = await policyOf({ liveData: true, spotifyClientId: "id", spotifyClientSecret: "secret" });
	expect(spotify).toContain("https://i.scdn.co");
	expect(spotify).toContain("media-src https://p.scdn.co");
	expect(spotify).toContain("https://upload.wikimedia.org");
	expect(spotify).not.toContain("image.tmdb.org");
});

function poolOf(...values: number[]): Pool {
	return { game: "country", source: "a feed", asOf: "2026-11", cards: cardsOf(...values) };
}

import { filterOf } from "@hilo/catalog/filters";
import type { Pool } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";
import { HOUR_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import type { SourcePools } from "@hilo/sources/source-pools";
import { expect, it } from "vitest";
import { type OpenSite, onAnyDatabase } from "../../testing/sites.ts";
import { cardsOf } from "../../testing/test-pools.ts";

function slowSource() {
	const requests: PromiseWithResolvers<Pool | null>[] = [];
	const sourcePools: SourcePools = {
		pool: () => {
			const answer = Promise.withResolvers<Pool | null>();
			requests.push(answer);
			return answer.promise;
		},
	};
	return { sourcePools, requests };
}

function countries(value: number): Pool {
	return { game: "country", source: "a feed", asOf: "2026-11", cards: cardsOf(value, value + 1) };
}

const storedPools = async (site: Awaited<ReturnType<OpenSite>>) =>
	await site.db.kysely.selectFrom("pools").select(["id", "created_at"]).execute();

onAnyDatabase((openSite) => {
	async function scene(options: Parameters<OpenSite>[0] = {}) {
		const { sourcePools, requests } = slowSource();
		const site = await openSite({ sourcePools, ...options });
		const currentPool = () => site.services.play.pools.current("country", "");
		const values = async () => (await currentPool()).pool.cards.map(({ value }) => value);
		return { site, requests, currentPool, values };
	}

	it("deals the bundled pool while a source is slow, and the live one once it has arrived", async () => {
		const { requests, currentPool, values } = await scene({ fetchTimeoutMs: 20 });
		const both = await Promise.all([currentPool(), currentPool()]);
		expect(both.map(({ hasLiveNumbers }) => hasLiveNumbers)).toEqual([false, false]);
		expect(await currentPool()).toMatchObject({ hasLiveNumbers: false, pool: { id: both[0]?.pool.id } });
		expect(requests).toHaveLength(1);
		requests[0]?.resolve(countries(5_000_001));
		await expect.poll(values).toEqual([5_000_001, 5_000_002]);
		expect(requests).toHaveLength(1);
	});

	it("lets the first player wait for a source that answers soon", async () => {
		const { requests, currentPool } = await scene();
		const first = currentPool();
		requests[0]?.resolve(countries(5_000_001));
		expect(await first).toMatchObject({ hasLiveNumbers: true, pool: { source: "a feed" } });
	});

	it("asks a source once a minute, and deals the last pool until it has answered", async () => {
		const { site, requests, currentPool, values } = await scene();
		const first = currentPool();
		requests[0]?.resolve(countries(5_000_001));
		await first;
		site.clock.advance(MINUTE_MS - 1);
		await values();
		expect(requests).toHaveLength(1);
		site.clock.advance(1);
		expect(await Promise.all([values(), values(), values()])).toEqual(Array(3).fill([5_000_001, 5_000_002]));
		expect(requests).toHaveLength(2);
		requests[1]?.resolve(countries(6_000_001));
		await expect.poll(values).toEqual([6_000_001, 6_000_002]);
		expect(requests).toHaveLength(2);
	});

	it("deals the bundled pool after a source has nothing any longer", async () => {
		const { site, requests, currentPool } = await scene();
		const first = currentPool();
		requests[0]?.resolve(countries(5_000_001));
		await first;
		site.clock.advance(MINUTE_MS);
		await currentPool();
		requests[1]?.resolve(null);
		await expect.poll(currentPool).toMatchObject({ hasLiveNumbers: false, pool: { source: "the tests" } });
	});

	it("stores a cached pool again, so that a run may begin with it after it was deleted", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const start = () => site.services.play.pools.current("country", "");
		const { pool } = await start();
		await site.db.kysely.deleteFrom("pools").execute();
		site.clock.advance(HOUR_MS);
		const run = await ada.api.play.start.mutate({ game: "country" });
		expect(run.game).toBe("country");
		expect(await storedPools(site)).toEqual([{ id: pool.id, created_at: site.clock.now() }]);
	});

	it("stores one pool for all spellings of a filter", async () => {
		const site = await openSite({ filterOf });
		const spellings: readonly [GameId, string][] = [
			["movie", ""],
			["movie", "0:all"],
			["movie", "0x0:all"],
			["movie", " 0:all"],
			["wealth", ""],
			["wealth", "all"],
		];
		const { pools } = site.services.play;
		await Promise.allSettled(spellings.map(([game, filter]) => pools.current(game, filter)));
		expect(await storedPools(site)).toHaveLength(2);
	});
});

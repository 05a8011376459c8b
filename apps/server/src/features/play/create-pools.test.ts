import { filterOf } from "@hilo/catalog/filters";
import type { Pool } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";
import { HOUR_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import type { LivePool } from "@hilo/sources/live-pool";
import type { SourcePools } from "@hilo/sources/source-pools";
import { expect, it } from "vitest";
import { type OpenSite, onAnyDatabase } from "../../testing/sites.ts";
import { cardsOf } from "../../testing/test-pools.ts";

function slowSource() {
	const requests: PromiseWithResolvers<LivePool | null>[] = [];
	const sourcePools: SourcePools = {
		pool: () => {
			const answer = Promise.withResolvers<LivePool | null>();
			requests.push(answer);
			return answer.promise;
		},
	};
	return { sourcePools, requests };
}

function countries(value: number): Pool {
	return { game: "country", source: "a feed", asOf: "2026-11", cards: cardsOf(value, value + 1) };
}

function fetched(value: number, freshUntil: number): LivePool {
	return { ...countries(value), provider: "github", fetchedAt: 0, freshUntil, previews: {} };
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
		const { site, requests, currentPool, values } = await scene({ fetchTimeoutMs: 20 });
		const both = await Promise.all([currentPool(), currentPool()]);
		expect(both.map(({ hasLiveNumbers }) => hasLiveNumbers)).toEqual([false, false]);
		expect(await currentPool()).toMatchObject({ hasLiveNumbers: false, pool: { id: both[0]?.pool.id } });
		expect(requests).toHaveLength(1);
		requests[0]?.resolve(fetched(5_000_001, site.clock.now() + HOUR_MS));
		await site.settled();
		expect(await values()).toEqual([5_000_001, 5_000_002]);
		expect(requests).toHaveLength(1);
	});

	it("deals an outdated pool immediately while one refresh runs in the background", async () => {
		const { site, requests, currentPool, values } = await scene();
		const first = currentPool();
		requests[0]?.resolve(fetched(5_000_001, site.clock.now() + 10 * MINUTE_MS));
		await first;
		site.clock.advance(10 * MINUTE_MS);
		expect(await Promise.all([values(), values(), values()])).toEqual(Array(3).fill([5_000_001, 5_000_002]));
		await expect.poll(() => requests).toHaveLength(2);
		expect(await values()).toEqual([5_000_001, 5_000_002]);
		requests[1]?.resolve(fetched(6_000_001, site.clock.now() + HOUR_MS));
		await site.settled();
		expect(await values()).toEqual([6_000_001, 6_000_002]);
		expect(requests).toHaveLength(2);
	});

	it("deals the bundled pool after an empty refresh, and asks again after a minute at the earliest", async () => {
		const { site, requests, currentPool } = await scene();
		const first = currentPool();
		requests[0]?.resolve(fetched(5_000_001, site.clock.now() + 10 * MINUTE_MS));
		await first;
		site.clock.advance(10 * MINUTE_MS);
		await currentPool();
		await expect.poll(() => requests).toHaveLength(2);
		requests[1]?.resolve(null);
		await site.settled();
		expect(await currentPool()).toMatchObject({ hasLiveNumbers: false, pool: { source: "the tests" } });
		site.clock.advance(MINUTE_MS - 1);
		await currentPool();
		await site.settled();
		expect(requests).toHaveLength(2);
		site.clock.advance(1);
		await currentPool();
		await expect.poll(() => requests).toHaveLength(3);
		requests[2]?.resolve(null);
		await site.settled();
	});

	it("continues with the old pool when a refresh fails, logs the error and retries later", async () => {
		let isBroken = false;
		const requestedPools: string[] = [];
		const sourcePools: SourcePools = {
			pool: async (_, filter) => {
				requestedPools.push(filter);
				if (isBroken) throw new Error("the disk is full");
				return fetched(5_000_001, site.clock.now() + 10 * MINUTE_MS);
			},
		};
		const site = await openSite({ sourcePools });
		const currentPool = () => site.services.play.pools.current("country", "");
		await currentPool();
		isBroken = true;
		for (const minutes of [10, 1]) {
			site.clock.advance(minutes * MINUTE_MS);
			expect(await currentPool()).toMatchObject({ hasLiveNumbers: true });
			await site.settled();
			expect(await currentPool()).toMatchObject({ hasLiveNumbers: true });
			expect(site.log.take().join()).toContain("the disk is full");
		}
		expect(requestedPools).toHaveLength(3);
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

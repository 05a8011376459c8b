import { expect, it } from "vitest";
import { listen } from "../platform/http/listen.ts";
import { gatherCrowd } from "../testing/crowd/crowd.ts";
import { Ledger } from "../testing/crowd/ledger.ts";
import { whileActing } from "../testing/crowd/while-acting.ts";
import { Dice } from "../testing/fuzz/dice.ts";
import { openLossyProxy } from "../testing/lossy-proxy.ts";
import { onEachDatabase } from "../testing/sites.ts";
import { testFilters } from "../testing/test-pools.ts";

/** Decides who does what and which answers are lost, but not how concurrent calls interleave. */
const SEED = process.env.HILO_TEST_SEED ?? String(Date.now());
const LOST = 4;
const ACTS = 200;

onEachDatabase((openSite) => {
	it(`applies retried calls once, and loses nothing that was answered (seed ${SEED})`, async () => {
		const site = await openSite({ settings: { rateLimits: false }, filterOf: testFilters() });
		const server = await listen(site.app, { host: "127.0.0.1", port: 0 });
		const proxy = await openLossyProxy(server.url, new Dice(`${SEED} line`), LOST);
		const ledger = new Ledger();
		try {
			const crowd = await gatherCrowd({ site, ledger, urls: [proxy.url], seed: SEED });
			await whileActing(crowd, SEED, async () => {
				await expect.poll(() => ledger.acknowledged, { timeout: 60_000 }).toBeGreaterThan(ACTS);
			});
			await crowd.verify();
		} finally {
			await server.close();
			await proxy.close();
		}
		expect(ledger.inDoubt).toBeGreaterThan(ACTS / 10);
		const { lost, doubled, wrong } = ledger;
		expect({ lost, doubled, wrong }).toEqual({ lost: [], doubled: [], wrong: [] });
	});
});

import { expect, it } from "vitest";
import { listen } from "../platform/http/listen.ts";
import { fuzz } from "../testing/fuzz/fuzz.ts";
import { refusal } from "../testing/refusal.ts";
import { onEachDatabase } from "../testing/sites.ts";

/** Printed with each fault; `HILO_TEST_SEED=…` repeats the same calls. */
const SEED = process.env.HILO_TEST_SEED ?? String(Date.now());
const CALLS = { sqlite: 1500, postgres: 750 };
const LIMIT_MS = 30_000;

onEachDatabase((openSite) => {
	it("is refused on each database when a search has a NUL character", async () => {
		const site = await openSite();
		const { api } = await site.player("root", { isAdmin: true });
		const search = "a\u0000b";
		const searches = [
			() => api.admin.users.query({ search }),
			() => api.admin.audit.query({ search }),
			() => api.admin.audit.query({ actor: search }),
			() => api.moderation.games.query({ search }),
			() => api.customGames.discover.query({ search }),
			() => api.leaderboards.customGames.query({ search }),
		];
		for (const find of searches)
			expect(await refusal(find())).toMatchObject({ status: 400, code: "request/invalid" });
		// Names can't contain NUL, so this search answers without asking the database.
		expect(await api.profiles.search.query({ query: search })).toEqual([]);
	});

	it("is answered as documented when it is random", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const server = await listen(site.app, { host: "127.0.0.1", port: 0 });
		const faults: string[] = [];
		const onFault = (fault: string) => void faults.push(fault);
		try {
			const calls = { seed: SEED, from: 0, to: CALLS[site.db.dialect], limitMs: LIMIT_MS };
			await fuzz({ ...calls, site, url: server.url, onFault });
		} finally {
			await server.close();
		}
		expect(faults).toEqual([]);
		// Names that the calls make up, which a proxy might cause.
		expect(site.log.take().filter((line) => !line.includes("set PUBLIC_URL"))).toEqual([]);
	});
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onOneDatabase } from "../testing/sites.ts";
import { openToken } from "../testing/tokens.ts";
import { startChores } from "./chores.ts";

const openSite = onOneDatabase();

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
	vi.useRealTimers();
});

it("end abandoned runs and delete what has expired, until they are stopped", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	await ada.api.play.start.mutate({ game: "country" });
	await site.visitor().post("/auth/login", { emailOrUsername: "nobody", password: "x" });
	// Failed sign-ins are counted after the answer.
	await site.settled();
	await site.db.kysely.updateTable("sessions").set({ expires_at: 0 }).execute();
	await openToken(site, ada, { expiresAt: site.clock.now() });
	const stop = startChores(site.services);
	site.clock.advance(60 * 60_000);
	const open = () => site.db.kysely.selectFrom("runs").select("id").where("ended_at", "is", null).execute();
	await vi.advanceTimersByTimeAsync(14_999);
	expect(await open()).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(1);
	await expect.poll(open).toHaveLength(0);
	await vi.advanceTimersByTimeAsync(10 * 60_000);
	await expect.poll(() => site.db.kysely.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
	await expect.poll(() => site.db.kysely.selectFrom("sessions").selectAll().execute()).toEqual([]);
	await expect.poll(() => site.db.kysely.selectFrom("api_tokens").selectAll().execute()).toEqual([]);
	await stop();
	expect(vi.getTimerCount()).toBe(0);
});

it("run again after a failure, which is logged once until they succeed", async () => {
	const site = await openSite();
	const outcomes = ["broken", "broken", "broken otherwise", null, "broken"];
	let runs = 0;
	const sweep = async () => {
		const reason = outcomes[runs++];
		if (reason) throw new Error(reason);
	};
	const stop = startChores({ ...site.services, limits: { ...site.services.limits, sweep } });
	for (let n = 1; n <= outcomes.length; n++) {
		await vi.advanceTimersByTimeAsync(10 * 60_000);
		await expect.poll(() => runs).toBe(n);
		await site.settled();
	}
	await stop();
	const reasons = site.log.take().map((line) => JSON.parse(line).err.message);
	expect(reasons).toEqual(["broken", "broken otherwise", "broken"]);
});

it("end before the database is closed: the one under way is waited for, those after it are left", async () => {
	const site = await openSite();
	const { promise: gate, resolve: open } = Promise.withResolvers<void>();
	const begun: string[] = [];
	const limits = {
		...site.services.limits,
		async sweep() {
			begun.push("sweep");
			await gate;
			await site.services.limits.sweep();
		},
	};
	const apiTokens = { ...site.services.auth.apiTokens, deleteExpired: async () => void begun.push("tokens") };
	const stop = startChores({ ...site.services, limits, auth: { ...site.services.auth, apiTokens } });
	await vi.advanceTimersByTimeAsync(10 * 60_000);
	await expect.poll(() => begun).toEqual(["sweep"]);
	let isClosed = false;
	const closed = stop().then(async () => {
		isClosed = true;
		await site.db.close();
	});
	await vi.advanceTimersByTimeAsync(10 * 60_000);
	expect(isClosed).toBe(false);
	open();
	await closed;
	expect(begun).toEqual(["sweep"]);
	expect(site.log.take()).toEqual([]);
});

it("log an outage of the database once", async () => {
	const site = await openSite();
	await site.db.close();
	const stop = startChores(site.services);
	await vi.advanceTimersByTimeAsync(60_000);
	await expect.poll(() => site.log.take()).toEqual([expect.stringContaining("the database does not answer")]);
	await vi.advanceTimersByTimeAsync(10 * 60_000);
	await stop();
	expect(site.log.take()).toEqual([]);
});

it("continue when one of them fails", async () => {
	const site = await openSite();
	await site.db.kysely
		.insertInto("source_cache")
		.values({ key: "old", body: "", fetched_at: 0, fresh_until: 0 })
		.execute();
	const broken = { ...site.services.limits, sweep: () => Promise.reject(new Error("broken")) };
	const stop = startChores({ ...site.services, limits: broken });
	await vi.advanceTimersByTimeAsync(10 * 60_000);
	await expect.poll(() => site.db.kysely.selectFrom("source_cache").selectAll().execute()).toEqual([]);
	await stop();
	expect(site.log.take().join()).toContain("forget limits");
});

import { expect, it } from "vitest";
import { CountedDatabase } from "../../testing/counted-database.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { BATCH } from "../in-batches.ts";
import { createRateLimits } from "./rate-limits.ts";

const LIMIT = { name: "test", hits: 3, windowMs: 10_000, error: "accounts/too-many-registrations" } as const;

onEachDatabase((openSite) => {
	async function open() {
		const { services, clock } = await openSite();
		return { clock, take: () => createRateLimits(services).take(LIMIT, "ada") };
	}

	it("counts hits in a window from the first on, then starts over", async () => {
		const { clock, take } = await open();
		for (let n = 0; n < 3; n++) await take();
		clock.advance(9_001);
		await expect(take()).rejects.toMatchObject({ code: LIMIT.error, retryAfterSeconds: 1 });
		clock.advance(999);
		for (let n = 0; n < 3; n++) await take();
		await expect(take()).rejects.toMatchObject({ retryAfterSeconds: 10 });
	});

	it("allows no more hits when they are concurrent", async () => {
		const { take } = await open();
		const all = await Promise.allSettled(Array.from({ length: 20 }, take));
		expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
	});

	it("deletes counters whose window is over, and no others", async () => {
		const { services, clock } = await openSite();
		const limits = createRateLimits(services);
		await limits.take(LIMIT, "ada", undefined, LIMIT.hits);
		clock.advance(LIMIT.windowMs - 1);
		await limits.sweep();
		await expect(limits.take(LIMIT, "ada")).rejects.toMatchObject({ code: LIMIT.error });
		clock.advance(1);
		await limits.sweep();
		expect(await services.db.kysely.selectFrom("rate_limits").select("key").execute()).toEqual([]);
	});

	it("deletes them a few hundred at a time", async () => {
		const counted = new CountedDatabase();
		const { services, clock } = await openSite({ wrapDatabase: counted.wrap });
		const expired = { hits: 1, window_start: 0, expires_at: clock.now() };
		const rows = Array.from({ length: BATCH + 1 }, (_, n) => ({ ...expired, key: `${n}` }));
		await services.db.kysely.insertInto("rate_limits").values(rows).execute();
		counted.reset();
		await createRateLimits(services).sweep();
		expect(counted.reads).toBe(3);
		expect(await services.db.kysely.selectFrom("rate_limits").select("key").execute()).toEqual([]);
	});

	it("applies the administrators' number inside a transaction too", async () => {
		const { services } = await openSite();
		const limits = createRateLimits(services);
		const limit = { ...LIMIT, hits: "writes" } as const;
		const take = (hits: number) => services.db.transaction((tx) => limits.take(limit, "ada", tx, hits));
		const allow = (writes: number) =>
			services.db.transaction((tx) => services.siteSettings.set(tx, "limits", JSON.stringify({ writes })));
		await allow(20);
		await take(20);
		await expect(take(1)).rejects.toMatchObject({ code: LIMIT.error });
		await allow(21);
		await take(1);
		await expect(take(1)).rejects.toMatchObject({ code: LIMIT.error });
	});
});

onAnyDatabase((openSite) => {
	it("counts some limits in memory, each process for itself, in a window that all subjects share", async () => {
		const { services, clock } = await openSite();
		const [one, other] = [createRateLimits(services), createRateLimits(services)];
		const limit = { ...LIMIT, times: 2, inMemory: true };
		await one.take(limit, "ada", undefined, 6);
		clock.advance(9_001);
		await expect(one.take(limit, "ada")).rejects.toMatchObject({ code: LIMIT.error, retryAfterSeconds: 1 });
		await other.take(limit, "ada");
		await one.take({ ...limit, name: "another" }, "ada");
		await one.take(limit, "bob", undefined, 6);
		clock.advance(999);
		await one.take(limit, "bob");
		expect(await services.db.kysely.selectFrom("rate_limits").select("key").execute()).toEqual([]);
	});
});

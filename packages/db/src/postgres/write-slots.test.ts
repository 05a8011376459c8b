import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { actingFor } from "../acting-for.ts";
import { type Database, openDatabase } from "../open-database.ts";
import type { Queries } from "../queries.ts";
import { onDialect } from "../testing/databases.ts";
import { isUnavailable, mayConcernOneCall } from "../unavailable.ts";
import { WriteSlots } from "./write-slots.ts";

describe("write slots", () => {
	it("are at most three for one user, and leave the others' free", async () => {
		const slots = new WriteSlots({ slots: 5, waitMs: 60_000 });
		const order: string[] = [];
		const write = (name: string, subject?: string) => {
			const end = Promise.withResolvers<void>();
			const ended = slots.runFor(subject, async () => {
				const release = await slots.acquire();
				order.push(name);
				await end.promise.finally(release);
			});
			return () => {
				end.resolve();
				return ended;
			};
		};
		const [endFirst] = ["ada 1", "ada 2", "ada 3", "ada 4"].map((name) => write(name, "ada"));
		const endBob = write("bob 1", "bob");
		write("own work");
		write("bob 2", "bob");
		await expect.poll(() => order.toSorted()).toEqual(["ada 1", "ada 2", "ada 3", "bob 1", "own work"]);
		await endBob();
		await expect.poll(() => order.at(-1)).toBe("bob 2");
		await endFirst?.();
		await expect.poll(() => order.at(-1)).toBe("ada 4");
	});

	it("let at most a hundred writes of one user wait, for a limited time", async () => {
		const slots = new WriteSlots({ slots: 1, waitMs: 50 });
		const release = await slots.acquire();
		const write = (subject: string) => slots.runFor(subject, async () => (await slots.acquire())());
		const settled = Promise.allSettled(Array.from({ length: 103 }, () => write("ada")));
		await expect(write("ada")).rejects.toMatchObject({ kind: "too-many-of-one" });
		const bob = write("bob");
		await expect(bob).rejects.toMatchObject({ kind: "too-slow" });
		await expect(bob).rejects.toSatisfy(isUnavailable);
		expect(new Set((await settled).map(({ status }) => status))).toEqual(new Set(["rejected"]));
		release();
		await write("bob");
	});
});

onDialect("postgres", (openTestDatabase) => {
	describe("a burst on one lock", () => {
		async function openBurst(maxConnections: number) {
			const { url, kysely, transaction } = await openTestDatabase();
			const rows = ["a", "b"].map((key) => ({ key, value: "0" }));
			await kysely.insertInto("settings").values(rows).execute();
			const limits = { statementMs: 20_000, connectMs: 20_000 };
			const db = await openDatabase({ url, maxConnections, limits });
			onTestFinished(() => db.close());
			const end = Promise.withResolvers<void>();
			const locked = Promise.withResolvers<void>();
			const blocker = transaction(async (tx) => {
				await add(tx, "a");
				locked.resolve();
				await end.promise;
			});
			await locked.promise;
			const unlock = () => {
				end.resolve();
				return blocker;
			};
			return { db, unlock };
		}
		const add = (db: Queries, key: string) =>
			sql`update settings set value = (value::int + 1)::text where key = ${key}`.execute(db);
		const valuesOf = async ({ kysely }: Database) => {
			const rows = await kysely.selectFrom("settings").select("value").orderBy("key").execute();
			return rows.map(({ value }) => value);
		};

		it("leaves connections for reads", async () => {
			const { db, unlock } = await openBurst(4);
			const writes = Array.from({ length: 20 }, (_, n) =>
				actingFor(`user ${n}`, () => db.transaction((tx) => add(tx, "a"))),
			);
			await expect.poll(() => db.poolUse()?.total).toBe(3);
			expect(await valuesOf(db)).toEqual(["0", "0"]);
			await db.ping();
			await unlock();
			await Promise.all(writes);
			expect(await valuesOf(db)).toEqual(["21", "0"]);
		});

		it("of one user leaves connections for other writes", async () => {
			const { db, unlock } = await openBurst(5);
			const writes = Array.from({ length: 20 }, () =>
				actingFor("ada", () => db.transaction((tx) => add(tx, "a"))),
			);
			await expect.poll(() => db.poolUse()?.total).toBe(3);
			await actingFor("bob", () => add(db.kysely, "b"));
			await actingFor("bob", () => db.transaction((tx) => add(tx, "b")));
			expect(await valuesOf(db)).toEqual(["0", "2"]);
			await unlock();
			await Promise.all(writes);
			expect(await valuesOf(db)).toEqual(["21", "2"]);
		});
	});

	it("tells an error of one call from an outage", async () => {
		const { url } = await openTestDatabase();
		const db = await openDatabase({ url, limits: { statementMs: 50, connectMs: 2500 } });
		onTestFinished(() => db.close());
		const slow = sql`select pg_sleep(30)`.execute(db.kysely);
		await expect(slow).rejects.toSatisfy(mayConcernOneCall);
		expect(await db.isReachable()).toBe(true);
		const refusedConnection = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
		expect([isUnavailable(refusedConnection), mayConcernOneCall(refusedConnection)]).toEqual([true, false]);
		await db.close();
		const closed = await sql`select 1`.execute(db.kysely).catch((error: unknown) => error);
		expect([isUnavailable(closed), mayConcernOneCall(closed)]).toEqual([true, false]);
	});
});

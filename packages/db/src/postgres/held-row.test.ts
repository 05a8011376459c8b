import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { actingFor } from "../acting-for.ts";
import { openDatabase } from "../open-database.ts";
import type { Queries } from "../queries.ts";
import { onDialect } from "../testing/databases.ts";
import { isUnavailable, mayConcernOneCall } from "../unavailable.ts";
import { withoutStatementTimeout } from "../without-statement-timeout.ts";

const LIMITS = { statementMs: 4000, connectMs: 2500 };
/** At the same moment, of each account. */
const WRITES = 6;

const add = (db: Queries, key: string) =>
	sql`update settings set value = (value::int + 1)::text where key = ${key}`.execute(db);

onDialect("postgres", (openTestDatabase) => {
	/** A database in which another process holds the row "a" until `free` is called. */
	async function openHeldRow() {
		const { url, kysely, transaction } = await openTestDatabase();
		await kysely
			.insertInto("settings")
			.values(["a", "b"].map((key) => ({ key, value: "0" })))
			.execute();
		const db = await openDatabase({ url, limits: LIMITS });
		onTestFinished(() => db.close());
		const end = Promise.withResolvers<void>();
		const locked = Promise.withResolvers<void>();
		const holder = transaction(async (tx) => {
			await add(tx, "a");
			locked.resolve();
			await end.promise;
		});
		await locked.promise;
		onTestFinished(() => end.resolve());
		const free = () => {
			end.resolve();
			return holder;
		};
		const storedValue = async (key: string) =>
			(await kysely.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst())?.value;
		return { db, free, storedValue };
	}

	it.each(["a transaction", "a statement"])("is waited for a second at most by %s", async (kind) => {
		const { db, free, storedValue } = await openHeldRow();
		const write = () => (kind === "a statement" ? add(db.kysely, "a") : db.transaction((tx) => add(tx, "a")));
		const started = performance.now();
		const refused = await write().catch((error: unknown) => error);
		expect(refused).toMatchObject({ code: "55P03" });
		expect([isUnavailable(refused), mayConcernOneCall(refused)]).toEqual([true, true]);
		expect(performance.now() - started).toBeLessThan(2000);
		const waiting = [write(), withoutStatementTimeout(write)];
		await sleep(300);
		await free();
		await Promise.all(waiting);
		expect(await storedValue("a")).toBe("3");
	});

	it("leaves connections for others, however many accounts wait for it", async () => {
		const { db, free } = await openHeldRow();
		let isOver = false;
		const hammer = async (account: string) => {
			while (!isOver) await db.transaction((tx) => add(tx, "a")).catch(() => sleep(5));
			return account;
		};
		const accounts = Array.from({ length: 8 * WRITES }, (_, n) => `player ${n % 8}`);
		const hammering = accounts.map((account) => actingFor(account, () => hammer(account)));
		await sleep(200);
		const times: number[] = [];
		const until = performance.now() + 3000;
		while (performance.now() < until) {
			const started = performance.now();
			await actingFor("bystander", () => db.transaction((tx) => add(tx, "b"))).catch(() => undefined);
			times.push(performance.now() - started);
			await sleep(10);
		}
		isOver = true;
		await free();
		await Promise.all(hammering);
		times.sort((a, b) => a - b);
		const p95 = times[Math.floor(times.length * 0.95)];
		expect(p95).toBeLessThan(1000);
	});
});

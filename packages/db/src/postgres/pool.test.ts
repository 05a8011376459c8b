import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { isUnavailable, mayConcernOneCall } from "../database-errors.ts";
import { type DatabaseOptions, openDatabase } from "../open-database.ts";
import type { Queries } from "../tables.ts";
import { onDialect } from "../testing/databases.ts";
import { PostgresProxy } from "../testing/postgres-proxy.ts";

const TIMEOUTS = { statementMs: 300, connectMs: 2500 };

async function openLimited(url: string, options: Partial<DatabaseOptions> = {}) {
	const db = await openDatabase({ url, timeouts: TIMEOUTS, maxConnections: 2, ...options });
	onTestFinished(() => db.close());
	return db;
}

async function openProxy(url: string): Promise<PostgresProxy> {
	const proxy = await PostgresProxy.open(url);
	onTestFinished(() => proxy.close());
	return proxy;
}

const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error);
const kindOf = (error: unknown) => [isUnavailable(error), mayConcernOneCall(error)];

const addOne = (db: Queries) =>
	sql`update settings set value = (value::int + 1)::text where key = 'a'`.execute(db);

onDialect("postgres", (openTestDatabase) => {
	/** A transaction that holds the row "a" until `free` is called. */
	async function openHeldRow() {
		const { url, kysely, transaction } = await openTestDatabase();
		await kysely.insertInto("settings").values({ key: "a", value: "0" }).execute();
		const [end, locked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const holder = transaction(async (tx) => {
			await addOne(tx);
			locked.resolve();
			await end.promise;
		});
		await locked.promise;
		const free = async () => {
			end.resolve();
			await holder;
		};
		onTestFinished(free);
		return { url, kysely, free };
	}

	it("ends a statement that takes too long, which is no outage", async () => {
		const { url } = await openTestDatabase();
		const limited = await openLimited(url);
		const slow = await failure(sql`select pg_sleep(30)`.execute(limited.kysely));
		expect(slow).toMatchObject({ code: "57014" });
		expect(kindOf(slow)).toEqual([true, true]);
		await limited.ping();
	});

	it("ends a wait for a row that another process holds, and none without limits", async () => {
		const { url, kysely, free } = await openHeldRow();
		const timeouts = { statementMs: 10_000, connectMs: 2500 };
		const [limited, patient] = [await openLimited(url, { timeouts }), await openDatabase({ url })];
		onTestFinished(() => patient.close());
		const waiting = addOne(patient.kysely);
		const writes = [addOne(limited.kysely), limited.transaction((tx) => addOne(tx))];
		for (const refused of await Promise.all(writes.map(failure))) {
			expect(refused).toMatchObject({ code: "55P03" });
			expect(kindOf(refused)).toEqual([true, true]);
		}
		await free();
		await waiting;
		const row = await kysely.selectFrom("settings").select("value").executeTakeFirst();
		expect(row).toEqual({ value: "2" });
	});

	it("refuses a call for which no connection was free in time, and works afterwards", async () => {
		const { url, free } = await openHeldRow();
		const timeouts = { statementMs: 6000, connectMs: 200 };
		const db = await openLimited(url, { maxConnections: 1, timeouts });
		const blocker = addOne(db.kysely);
		const refused = await failure(sql`select 1`.execute(db.kysely));
		expect(kindOf(refused)).toEqual([true, true]);
		await free();
		await blocker;
		await db.ping();
	});

	it("fails in time while the server is frozen, and works again when it thaws", async () => {
		const { url } = await openTestDatabase();
		const proxy = await openProxy(url);
		const limited = await openLimited(proxy.url);
		proxy.freeze();
		const work = limited.transaction((tx) => sql`select 1`.execute(tx));
		await expect(work).rejects.toSatisfy(isUnavailable);
		await expect(limited.ping()).rejects.toSatisfy(isUnavailable);
		proxy.thaw();
		await expect.poll(() => limited.ping().catch(String), { timeout: 15_000 }).toBeUndefined();
	});

	it("keeps every acknowledged write after a transaction whose beginning got no answer", async () => {
		const { url, kysely } = await openTestDatabase();
		const proxy = await openProxy(url);
		const limited = await openLimited(proxy.url, { maxConnections: 1 });
		proxy.freezeOn("start transaction");
		await expect(limited.transaction(async () => {})).rejects.toSatisfy(isUnavailable);
		proxy.thaw();
		const put = () => limited.kysely.insertInto("settings").values({ key: "a", value: "" }).execute();
		await expect.poll(() => put().catch(String), { timeout: 15_000 }).toHaveLength(1);
		expect(await kysely.selectFrom("settings").select("key").execute()).toEqual([{ key: "a" }]);
	});

	it("closes while the server is frozen, and refuses later calls", async () => {
		const { url } = await openTestDatabase();
		const proxy = await openProxy(url);
		const limited = await openDatabase({ url: proxy.url, timeouts: TIMEOUTS });
		proxy.freeze();
		await expect(limited.ping()).rejects.toSatisfy(isUnavailable);
		await limited.close();
		expect(kindOf(await failure(limited.ping()))).toEqual([true, false]);
	});

	it("works again after all connections were cut", async () => {
		const { url } = await openTestDatabase();
		const proxy = await openProxy(url);
		const limited = await openLimited(proxy.url);
		proxy.cut();
		await expect.poll(() => limited.ping().catch(String), { timeout: 15_000 }).toBeUndefined();
	});
});

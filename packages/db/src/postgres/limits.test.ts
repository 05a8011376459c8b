import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { type DatabaseOptions, openDatabase } from "../open-database.ts";
import { onDialect } from "../testing/databases.ts";
import { PostgresProxy } from "../testing/postgres-proxy.ts";
import { isUnavailable, mayConcernOneCall } from "../unavailable.ts";
import { withoutStatementTimeout } from "../without-statement-timeout.ts";

const LIMITS = { statementMs: 300, connectMs: 2500 };

async function openLimited(url: string, options: Partial<DatabaseOptions> = {}) {
	const db = await openDatabase({ url, limits: LIMITS, maxConnections: 2, ...options });
	onTestFinished(() => db.close());
	return db;
}

onDialect("postgres", (openTestDatabase) => {
	describe("a database with a limit", () => {
		it("ends a statement that takes too long, and its wait for a lock", async () => {
			const { url, kysely, transaction } = await openTestDatabase();
			const limited = await openLimited(url);
			await expect(sql`select pg_sleep(30)`.execute(limited.kysely)).rejects.toSatisfy(isUnavailable);
			await kysely.insertInto("settings").values({ key: "a", value: "" }).execute();
			const change = (db: typeof kysely) => db.updateTable("settings").set({ value: "b" }).execute();
			await transaction(async (tx) => {
				await change(tx);
				await expect(change(limited.kysely)).rejects.toSatisfy(isUnavailable);
			});
			await change(limited.kysely);
		});

		it("lifts the limit for work without a statement timeout, and only for it", async () => {
			const { url } = await openTestDatabase();
			const limited = await openLimited(url, { maxConnections: 1 });
			await withoutStatementTimeout(() => sql`select pg_sleep(0.4)`.execute(limited.kysely));
			await withoutStatementTimeout(() => limited.transaction((tx) => sql`select pg_sleep(0.4)`.execute(tx)));
			await expect(sql`select pg_sleep(30)`.execute(limited.kysely)).rejects.toSatisfy(isUnavailable);
		});

		it("fails after the timeout while the server is frozen, then immediately, and works again when it thaws", async () => {
			const { url } = await openTestDatabase();
			const proxy = await PostgresProxy.open(url);
			onTestFinished(() => proxy.close());
			const limited = await openLimited(proxy.url);
			proxy.freeze();
			const work = limited.transaction((tx) => sql`select 1`.execute(tx));
			await expect(work).rejects.toThrow("The connection to PostgreSQL was lost.");
			await expect(limited.ping()).rejects.toSatisfy(isUnavailable);
			await expect.poll(() => limited.ping().catch(String), { timeout: 15_000 }).toMatch("can't be reached");
			proxy.thaw();
			await expect.poll(() => limited.ping().catch(String), { timeout: 15_000 }).toBeUndefined();
		});

		it("closes while the server is frozen", async () => {
			const { url } = await openTestDatabase();
			const proxy = await PostgresProxy.open(url);
			onTestFinished(() => proxy.close());
			const limited = await openDatabase({ url: proxy.url, limits: LIMITS });
			proxy.freeze();
			await expect(limited.ping()).rejects.toSatisfy(isUnavailable);
			await limited.close();
		});

		it("works again after all connections were cut", async () => {
			const { url } = await openTestDatabase();
			const proxy = await PostgresProxy.open(url);
			onTestFinished(() => proxy.close());
			const limited = await openLimited(proxy.url);
			proxy.cut();
			await expect.poll(() => limited.ping().catch(String), { timeout: 15_000 }).toBeUndefined();
		});
	});
});

onDialect("postgres", (openTestDatabase) => {
	it("tells a call for which no connection was free in time from a mistake, and works afterwards", async () => {
		const { url } = await openTestDatabase();
		const db = await openLimited(url, { maxConnections: 1, limits: { statementMs: 6000, connectMs: 500 } });
		const end = Promise.withResolvers<void>();
		const begun = Promise.withResolvers<void>();
		const blocker = db.transaction(() => {
			begun.resolve();
			return end.promise;
		});
		await begun.promise;
		const refused = await sql`select 1`.execute(db.kysely).catch((error: unknown) => error);
		expect(refused).toMatchObject({ name: "DatabaseConnectionError", kind: "no-connection" });
		expect(refused).toHaveProperty("cause");
		expect([isUnavailable(refused), mayConcernOneCall(refused)]).toEqual([true, true]);
		end.resolve();
		await blocker;
		await db.ping();
	});
});

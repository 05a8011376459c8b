import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { isUnavailable } from "../database-errors.ts";
import { openDatabase } from "../open-database.ts";
import type { Queries } from "../tables.ts";
import { onDialect } from "../testing/databases.ts";

function watchCrashes(): () => unknown[] {
	const crashes: unknown[] = [];
	const note = (error: unknown) => crashes.push(error);
	process.on("uncaughtException", note);
	onTestFinished(() => {
		process.off("uncaughtException", note);
	});
	return () => crashes;
}

async function backendOf(db: Queries): Promise<number> {
	const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
	return Number(rows[0]?.pid);
}

async function cut(url: string, pid: number): Promise<void> {
	const other = await openDatabase({ url });
	await sql`select pg_terminate_backend(${pid}, 15000)`.execute(other.kysely).finally(() => other.close());
	await sleep(50);
}

const put = (db: Queries, key: string) => db.insertInto("settings").values({ key, value: "" }).execute();

onDialect("postgres", (openTestDatabase) => {
	describe("a connection that is cut", () => {
		it("fails only the transaction that used it", async () => {
			const crashes = watchCrashes();
			const { url, kysely, transaction } = await openTestDatabase();
			const work = transaction(async (tx) => {
				await put(tx, "a");
				await cut(url, await backendOf(tx));
				await put(tx, "b");
			});
			await expect(work).rejects.toSatisfy(isUnavailable);
			await transaction((tx) => put(tx, "c"));
			expect(await kysely.selectFrom("settings").select("key").execute()).toEqual([{ key: "c" }]);
			expect(crashes()).toEqual([]);
		});

		it("fails the running query", async () => {
			const crashes = watchCrashes();
			const { url, kysely, transaction } = await openTestDatabase();
			let pid = 0;
			const work = transaction(async (tx) => {
				pid = await backendOf(tx);
				await sql`select pg_sleep(20)`.execute(tx);
			});
			const outcome = expect(work).rejects.toSatisfy(isUnavailable);
			await expect.poll(() => pid).toBeGreaterThan(0);
			await cut(url, pid);
			await outcome;
			await put(kysely, "a");
			expect(crashes()).toEqual([]);
		});

		it("is replaced where it was idle", async () => {
			const crashes = watchCrashes();
			const { url, kysely } = await openTestDatabase();
			await cut(url, await backendOf(kysely));
			await put(kysely, "a");
			expect(crashes()).toEqual([]);
		});
	});
});

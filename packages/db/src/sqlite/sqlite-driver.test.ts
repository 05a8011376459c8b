import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import SqliteDatabase from "better-sqlite3";
import { CompiledQuery, sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "../open-database.ts";
import type { Queries } from "../tables.ts";
import { aUser } from "../testing/rows.ts";
import { migratedSqlite } from "../testing/sqlite-databases.ts";
import { SqliteDriver } from "./sqlite-driver.ts";

let folder: string;
let file: string;
let database: Database;

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "hilo-driver-"));
	file = join(folder, "hilo.sqlite");
	writeFileSync(file, await migratedSqlite());
	database = await openDatabase({ url: `sqlite:${file}` });
});
afterEach(async () => {
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

const put = (db: Queries, key: string) => db.insertInto("settings").values({ key, value: "" }).execute();
const keys = async (db: Queries) =>
	(await db.selectFrom("settings").select("key").execute()).map(({ key }) => key);

/** Counts the commit frames of the write-ahead log: those with a database size. */
function commits(): number {
	const log = readFileSync(`${file}-wal`);
	// Before the first write.
	if (log.length === 0) return 0;
	const pageSize = log.readUInt32BE(8);
	let count = 0;
	for (let frame = 32; frame < log.length; frame += 24 + pageSize) {
		if (log.readUInt32BE(frame + 4) > 0) count++;
	}
	return count;
}

it("commits once for all transactions that finish in one pass of the event loop", async () => {
	const before = commits();
	await Promise.all(Array.from({ length: 20 }, (_, n) => database.transaction((tx) => put(tx, `${n}`))));
	expect(commits() - before).toBe(1);
	expect(await keys(database.kysely)).toHaveLength(20);
});

it("resolves no transaction or read before the commit", async () => {
	const order: string[] = [];
	const write = (key: string) =>
		database
			.transaction((tx) => put(tx, key))
			.then(() => order.push(`${key} kept after ${commits() - before}`));
	const before = commits();
	const read = () =>
		keys(database.kysely).then((found) => order.push(`read ${found.join()} after ${commits() - before}`));
	await Promise.all([write("a"), read(), write("b")]);
	expect(order.sort()).toEqual(["a kept after 1", "b kept after 1", "read a,b after 1"]);
});

it("commits and reads what was asked before it closes", async () => {
	const [, found] = await Promise.all([
		database.transaction((tx) => put(tx, "a")),
		keys(database.kysely),
		database.close(),
	]);
	expect(found).toEqual(["a"]);
});

it("starts effects after the commit, in the order of the transactions", async () => {
	const before = commits();
	const order: string[] = [];
	const write = (key: string) =>
		database.transaction(async (tx) => {
			await put(tx, key);
			tx.afterCommit(() => {
				order.push(`${key} after ${commits() - before}`);
			});
		});
	await Promise.all([write("a"), write("b"), write("c")]);
	expect(order).toEqual(["a after 1", "b after 1", "c after 1"]);
});

it("fails all transactions of a failed commit, and works again afterwards", async () => {
	const orphan = { id: "s", user_id: "nobody", device: "", expires_at: 1, created_at: 1, last_seen_at: 1 };
	const effect = vi.fn();
	const outcomes = await Promise.allSettled([
		database.transaction((tx) => {
			tx.afterCommit(effect);
			return put(tx, "a");
		}),
		database.transaction(async (tx) => {
			await sql`pragma defer_foreign_keys = on`.execute(tx);
			await tx.insertInto("sessions").values(orphan).execute();
		}),
	]);
	expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	expect(effect).not.toHaveBeenCalled();
	expect(await keys(database.kysely)).toEqual([]);
	await database.transaction((tx) => put(tx, "b"));
	expect(await keys(database.kysely)).toEqual(["b"]);
});

it("keeps exactly the transactions that it resolves while the database is full", async () => {
	const pragma = (text: string) => sql.raw(`pragma ${text}`).execute(database.kysely);
	const longName = (id: string) => createHash("shake256", { outputLength: 180 }).update(id).digest("hex");
	const register = (id: string) =>
		database.transaction(async (tx) => {
			await tx
				.insertInto("users")
				.values(aUser(id, { username_key: `${id} ${longName(id)}` }))
				.execute();
			return id;
		});
	const registered = async () => {
		const rows = await database.kysely.selectFrom("users").select("id").execute();
		return rows.map(({ id }) => id).sort();
	};
	const kept: string[] = [];
	for (let round = 0; round < 6; round++) {
		await sql`vacuum`.execute(database.kysely);
		const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.kysely);
		await pragma(`max_page_count = ${(rows[0]?.page_count ?? 0) + round}`);
		for (let n = 0; n < 10; n++) {
			const ids = Array.from({ length: 6 }, (_, at) => `user-${round}-${n}-${at}`);
			const outcomes = await Promise.allSettled(ids.map(register));
			kept.push(...outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? outcome.value : [])));
		}
		expect(await registered()).toEqual(kept.sort());
		await pragma("max_page_count = 1000000");
	}
	await register("later");
	expect(await registered()).toEqual([...kept, "later"].sort());
	expect(kept.length).toBeLessThan(360);
});

it("commits before a slow transaction that keeps it open", async () => {
	const slow = database.transaction(async (tx) => {
		await sleep(30);
		await put(tx, "slow");
	});
	const quick = Array.from({ length: 250 }, (_, n) => database.transaction((tx) => put(tx, `${n}`)));
	await Promise.all([slow, ...quick]);
	expect(await keys(database.kysely)).toHaveLength(251);
});

it("refuses the statements of a transaction that waits for its commit", async () => {
	let done: Queries | undefined;
	await Promise.all([
		database.transaction(async (tx) => {
			await put(tx, "a");
			done = tx;
		}),
		database.transaction(async (tx) => {
			await put(tx, "b");
			await expect(done && put(done, "late")).rejects.toThrow("The transaction is over.");
		}),
	]);
	expect(await keys(database.kysely)).toEqual(["a", "b"]);
});

it("refuses the statements of a transaction that was rolled back, while another waits for the commit", async () => {
	const driver = new SqliteDriver(new SqliteDatabase(":memory:"));
	const begin = async () => {
		const connection = await driver.acquireConnection();
		await driver.beginTransaction(connection);
		return connection;
	};
	const query = CompiledQuery.raw("select 1");
	const kept = await begin();
	const committed = driver.commitTransaction(kept);
	const failed = await begin();
	await failed.executeQuery(query);
	await driver.rollbackTransaction(failed);
	await expect(failed.executeQuery(query)).rejects.toThrow("The transaction is over.");
	await driver.releaseConnection(failed);
	await committed;
	await driver.releaseConnection(kept);
	await driver.destroy();
});

it("waits for another process's transaction", async () => {
	const other = new Worker(
		`const raw = require("better-sqlite3")(${JSON.stringify(file)});
		raw.exec("begin immediate; insert into settings (key, value) values ('other', '')");
		require("node:worker_threads").parentPort.postMessage("locked");
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
		raw.exec("commit");
		raw.close();`,
		{ eval: true },
	);
	const ended = once(other, "exit");
	await once(other, "message");
	await database.transaction(async (tx) => {
		expect(await keys(tx)).toEqual(["other"]);
		await put(tx, "own");
	});
	await ended;
	expect(await keys(database.kysely)).toEqual(["other", "own"]);
});

import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { type Dialect, lockRows } from "./dialects.ts";
import { type Database, openDatabase, type Tx } from "./open-database.ts";
import type { Queries } from "./tables.ts";
import { eachDialect, onDialect } from "./testing/databases.ts";
import { aUser } from "./testing/rows.ts";

const put = (db: Queries, key: string) => db.insertInto("settings").values({ key, value: "" }).execute();

async function keys(db: Queries): Promise<string[]> {
	return (await db.selectFrom("settings").select("key").orderBy("key").execute()).map((row) => row.key);
}

/** Fails at the commit only: by a deferred check on SQLite, by a swallowed error on PostgreSQL. */
async function putOrphan(tx: Tx, dialect: Dialect): Promise<void> {
	if (dialect === "sqlite") await sql`pragma defer_foreign_keys = on`.execute(tx);
	const session = { id: "s", user_id: "nobody", device: "", expires_at: 1, created_at: 1, last_seen_at: 1 };
	const inserting = tx.insertInto("sessions").values(session).execute();
	await (dialect === "sqlite" ? inserting : inserting.catch(() => {}));
}

async function addXp(tx: Tx): Promise<void> {
	const ada = tx.selectFrom("users").select("xp").where("id", "=", "ada").$call(lockRows(tx));
	const { xp } = await ada.executeTakeFirstOrThrow();
	await sleep(1);
	await tx
		.updateTable("users")
		.set({ xp: xp + 1 })
		.where("id", "=", "ada")
		.execute();
}

eachDialect((openTestDatabase, dialect) => {
	it("rolls back only the failed ones of many concurrent transactions", async () => {
		const { kysely, transaction } = await openTestDatabase();
		const outcomes = await Promise.allSettled(
			Array.from({ length: 30 }, (_, n) =>
				transaction(async (tx) => {
					await put(tx, `key-${String(n).padStart(2, "0")}`);
					if (n % 3 === 0) throw new Error("no");
				}),
			),
		);
		expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(10);
		expect(await keys(kysely)).toHaveLength(20);
		expect(await keys(kysely)).not.toContain("key-03");
	});

	it("loses no update when many read and write the same row", async () => {
		const { kysely, transaction } = await openTestDatabase();
		await kysely.insertInto("users").values(aUser("ada")).execute();
		await Promise.all(Array.from({ length: 25 }, () => transaction(addXp)));
		expect(await kysely.selectFrom("users").select("xp").executeTakeFirst()).toEqual({ xp: 25 });
	});

	it("is retried after a passing error", async () => {
		const { transaction } = await openTestDatabase();
		const code = dialect === "sqlite" ? "SQLITE_BUSY" : "40P01";
		const work = vi.fn(async () => "done").mockRejectedValueOnce(Object.assign(new Error("again"), { code }));
		expect(await transaction(work)).toBe("done");
		expect(work).toHaveBeenCalledTimes(2);
	});

	it("resolves a deadlock of two transactions", async () => {
		const { kysely, transaction } = await openTestDatabase();
		await kysely
			.insertInto("users")
			.values([aUser("ada"), aUser("bob")])
			.execute();
		const both = (first: string, second: string) =>
			transaction(async (tx) => {
				for (const id of [first, second]) {
					await tx
						.updateTable("users")
						.set((eb) => ({ xp: eb("xp", "+", 1) }))
						.where("id", "=", id)
						.execute();
					await sleep(20);
				}
			});
		await Promise.all([both("ada", "bob"), both("bob", "ada")]);
		expect(await kysely.selectFrom("users").select("xp").execute()).toEqual([{ xp: 2 }, { xp: 2 }]);
	});

	it("starts its effects after the commit, in order", async () => {
		const { kysely, transaction } = await openTestDatabase();
		const events: unknown[] = [];
		await transaction(async (tx) => {
			tx.afterCommit(async () => {
				events.push("first");
				events.push(await keys(kysely));
			});
			await put(tx, "a");
			tx.afterCommit(() => {
				events.push("second");
			});
			expect(events).toEqual([]);
		});
		expect(events, "when its caller continues").toEqual(["first", "second"]);
		await expect.poll(() => events).toEqual(["first", "second", ["a"]]);
	});

	it("drops the effects of a retried attempt", async () => {
		const { transaction } = await openTestDatabase();
		const code = dialect === "sqlite" ? "SQLITE_BUSY" : "40001";
		const attempts: number[] = [];
		let attempt = 0;
		await transaction(async (tx) => {
			const ownAttempt = ++attempt;
			tx.afterCommit(() => {
				attempts.push(ownAttempt);
			});
			if (ownAttempt < 3) throw Object.assign(new Error("again"), { code });
		});
		expect(attempts).toEqual([3]);
	});

	it("drops its effects when the commit fails", async () => {
		const { transaction } = await openTestDatabase();
		const effect = vi.fn();
		const refused = transaction(async (tx) => {
			tx.afterCommit(effect);
			await putOrphan(tx, dialect);
		});
		await expect(refused).rejects.toThrow(/foreign key|rolled back instead of committed/i);
		expect(effect).not.toHaveBeenCalled();
	});

	it("reports a failed effect, and resolves", async () => {
		const { url, kysely } = await openTestDatabase();
		const onError = vi.fn();
		const secondConnection = await openDatabase({ url, onError });
		const last = vi.fn();
		const given = await secondConnection.transaction(async (tx) => {
			await put(tx, "a");
			tx.afterCommit(() => {
				throw new Error("at once");
			});
			tx.afterCommit(() => Promise.reject(new Error("later")));
			tx.afterCommit(last);
			return 7;
		});
		await secondConnection.close();
		expect(given).toBe(7);
		expect(onError.mock.calls).toEqual([[new Error("at once")], [new Error("later")]]);
		expect(last).toHaveBeenCalledOnce();
		expect(await keys(kysely)).toEqual(["a"]);
	});

	it("refuses queries when it is over", async () => {
		const { kysely, transaction } = await openTestDatabase();
		const endedTransaction = await transaction(async (tx) => tx);
		await expect(put(endedTransaction, "a")).rejects.toThrow();
		expect(await keys(kysely)).toEqual([]);
	});

	it("commits after a swallowed error on SQLite, and fails on PostgreSQL", async () => {
		const { kysely, transaction } = await openTestDatabase();
		const ignoringErrors = transaction(async (tx) => {
			await put(tx, "a");
			await put(tx, "a").catch(() => {});
		});
		if (dialect === "postgres") await expect(ignoringErrors).rejects.toThrow("rolled back instead");
		else await ignoringErrors;
		expect(await keys(kysely)).toEqual(dialect === "postgres" ? [] : ["a"]);
	});
});

onDialect("sqlite", (openTestDatabase) => {
	it.each<[string, (database: Database) => Promise<unknown>]>([
		["a query", ({ kysely }) => keys(kysely)],
		["a second transaction", ({ transaction }) => transaction((tx) => keys(tx))],
		["Kysely's own transaction", ({ kysely }) => kysely.transaction().execute((tx) => keys(tx))],
	])("refuses %s on the database inside a transaction", async (_, use) => {
		const database = await openTestDatabase();
		await expect(database.transaction(() => use(database))).rejects.toThrow(
			"inside its own open transaction",
		);
		expect(await keys(database.kysely)).toEqual([]);
	});

	it("knows whether the caller is inside it", async () => {
		const [database, secondDatabase] = await Promise.all([openTestDatabase(), openTestDatabase()]);
		const inside: boolean[] = [];
		let left: Promise<boolean> | undefined;
		await database.transaction(async (tx) => {
			await put(tx, "a");
			inside.push(database.isInsideTransaction(), secondDatabase.isInsideTransaction());
			left = sleep(20).then(() => database.isInsideTransaction());
			tx.afterCommit(() => {
				inside.push(database.isInsideTransaction());
			});
		});
		expect(inside).toEqual([true, false, false]);
		expect(await left).toBe(false);
		expect(database.isInsideTransaction()).toBe(false);
	});
});

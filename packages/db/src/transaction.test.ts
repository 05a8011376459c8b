import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { forUpdate } from "./for-update.ts";
import type { Database, Queries, Tx } from "./open-database.ts";
import { eachDialect } from "./testing/databases.ts";
import { aUser } from "./testing/rows.ts";

const put = (db: Queries, key: string) => db.insertInto("settings").values({ key, value: "" }).execute();

async function keys(db: Queries): Promise<string[]> {
	return (await db.selectFrom("settings").select("key").orderBy("key").execute()).map((row) => row.key);
}

async function addXp(tx: Tx): Promise<void> {
	const ada = tx.selectFrom("users").select("xp").where("id", "=", "ada").$call(forUpdate(tx));
	const { xp } = await ada.executeTakeFirstOrThrow();
	await sleep(1);
	await tx
		.updateTable("users")
		.set({ xp: xp + 1 })
		.where("id", "=", "ada")
		.execute();
}

eachDialect((openTestDatabase, dialect) => {
	it("keeps what it wrote, and gives what the work gave", async () => {
		const { kysely, transaction } = await openTestDatabase();
		const given = await transaction(async (tx) => {
			await put(tx, "a");
			return 7;
		});
		expect(given).toBe(7);
		expect(await keys(kysely)).toEqual(["a"]);
	});

	it("leaves nothing behind when the work throws", async () => {
		const { kysely, transaction } = await openTestDatabase();
		const failing = transaction(async (tx) => {
			await put(tx, "a");
			throw new Error("changed my mind");
		});
		await expect(failing).rejects.toThrow("changed my mind");
		expect(await keys(kysely)).toEqual([]);
	});

	it("undoes only the one that fails among many at once", async () => {
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

	it("shows others nothing before it is over", async () => {
		const { kysely, transaction } = await openTestDatabase();
		let seen: Promise<string[]> | undefined;
		await Promise.all([
			transaction(async (tx) => {
				await put(tx, "a");
				await sleep(30);
				await tx.deleteFrom("settings").execute();
			}),
			sleep(10).then(() => {
				seen = keys(kysely);
			}),
		]);
		expect(await seen).toEqual([]);
	});

	it("loses no update when many read and write the same row", async () => {
		const { kysely, transaction } = await openTestDatabase();
		await kysely.insertInto("users").values(aUser("ada")).execute();
		await Promise.all(Array.from({ length: 25 }, () => transaction(addXp)));
		expect(await kysely.selectFrom("users").select("xp").executeTakeFirst()).toEqual({ xp: 25 });
	});

	it("locks one table of a join", async () => {
		const { kysely, transaction } = await openTestDatabase();
		await kysely.insertInto("users").values(aUser("ada")).execute();
		const rows = await transaction((tx) =>
			tx
				.selectFrom("users")
				.leftJoin("sessions", "sessions.user_id", "users.id")
				.select("users.id")
				.$call(forUpdate(tx, "users"))
				.execute(),
		);
		expect(rows).toEqual([{ id: "ada" }]);
	});

	it("is run again when the database refuses it for a passing reason", async () => {
		const { transaction } = await openTestDatabase();
		const code = dialect === "sqlite" ? "SQLITE_BUSY" : "40P01";
		const work = vi.fn(async () => "done").mockRejectedValueOnce(Object.assign(new Error("again"), { code }));
		expect(await transaction(work)).toBe("done");
		expect(work).toHaveBeenCalledTimes(2);
	});

	it("settles two that wait for each other", async () => {
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

	it.each<[string, (database: Database) => Promise<unknown>]>([
		["a query", ({ kysely }) => keys(kysely)],
		["a second transaction", ({ transaction }) => transaction((tx) => keys(tx))],
		["Kysely's own transaction", ({ kysely }) => kysely.transaction().execute((tx) => keys(tx))],
	])("refuses %s on the database from its inside", async (_, use) => {
		const database = await openTestDatabase();
		await expect(database.transaction(() => use(database))).rejects.toThrow(
			"inside its own open transaction",
		);
		expect(await keys(database.kysely)).toEqual([]);
	});

	it("lets what it left running use the database when it is over", async () => {
		const { kysely, transaction } = await openTestDatabase();
		let later: Promise<string[]> | undefined;
		await transaction(async (tx) => {
			await put(tx, "a");
			later = sleep(20).then(() => keys(kysely));
		});
		expect(await later).toEqual(["a"]);
	});

	it("can't be used any more when it is over", async () => {
		const { kysely, transaction } = await openTestDatabase();
		const over = await transaction(async (tx) => tx);
		await expect(put(over, "a")).rejects.toThrow();
		expect(await keys(kysely)).toEqual([]);
	});

	it("keeps what the database kept when the work swallows a failure", async () => {
		const { kysely, transaction } = await openTestDatabase();
		const swallowing = transaction(async (tx) => {
			await put(tx, "a");
			await put(tx, "a").catch(() => {});
		});
		if (dialect === "postgres") await expect(swallowing).rejects.toThrow("gave up the transaction");
		else await swallowing;
		expect(await keys(kysely)).toEqual(dialect === "postgres" ? [] : ["a"]);
	});
});

import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Queries } from "./queries.ts";
import { testDatabases } from "./testing/databases.ts";
import { aUser } from "./testing/rows.ts";

const openTestDatabase = testDatabases("sqlite");

async function indexed(db: Queries): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select name from username_search`.execute(db);
	return rows.map(({ name }) => name).sort();
}

async function storedTrigrams(db: Queries): Promise<string[]> {
	const { rows } = await sql<{ three: string }>`select three from username_threes order by three`.execute(db);
	return rows.map(({ three }) => three);
}

it("SQLite stores the trigrams of all names, including existing ones", async () => {
	const { kysely } = await openTestDatabase();
	await kysely
		.insertInto("users")
		.values(["ada", "aa", "李小龙", "𝒜bc"].map((name) => aUser(name)))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	expect(await storedTrigrams(kysely)).toEqual(["aa ", "ada", "bc ", "da ", "小龙 ", "李小龙", "𝒜bc"].sort());
	await kysely.updateTable("users").set({ username_key: "dam" }).where("id", "=", "aa").execute();
	expect(await storedTrigrams(kysely)).toEqual(expect.arrayContaining(["dam", "am "]));
	const { rows } = await sql<{ term: string }>`select term from username_trigrams`.execute(kysely);
	expect(await storedTrigrams(kysely)).toEqual(expect.arrayContaining(rows.map(({ term }) => term)));
});

it("SQLite's name index follows inserts, updates and deletes", async () => {
	const { kysely, transaction } = await openTestDatabase();
	const names = ["ada", "a_a", "aba", "李小龙", "aa"];
	await kysely
		.insertInto("users")
		.values(names.map((name) => aUser(name)))
		.execute();
	expect(await indexed(kysely)).toEqual(["a_a ", "aa ", "aba ", "ada ", "李小龙 "]);
	await kysely.updateTable("users").set({ username_key: "adam" }).where("id", "=", "a_a").execute();
	await kysely.updateTable("users").set({ xp: 5 }).execute();
	expect(await indexed(kysely)).toEqual(["aa ", "aba ", "ada ", "adam ", "李小龙 "]);
	await kysely.deleteFrom("users").where("id", "in", ["ada", "aa", "李小龙"]).execute();
	expect(await indexed(kysely)).toEqual(["aba ", "adam "]);
	const undone = transaction(async (tx) => {
		await tx.insertInto("users").values(aUser("bob")).execute();
		throw new Error("undo");
	});
	await expect(undone).rejects.toThrow("undo");
	expect(await indexed(kysely)).toEqual(["aba ", "adam "]);
});

import { expect, it } from "vitest";
import { eachDialect } from "./databases.ts";

eachDialect((openTestDatabase, dialect) => {
	it("opens a migrated database without rows", async () => {
		const database = await openTestDatabase();
		expect(database.dialect).toBe(dialect);
		expect(await database.kysely.selectFrom("settings").selectAll().execute()).toEqual([]);
		await database.kysely.insertInto("settings").values({ key: "a", value: "b" }).execute();
	});

	it("hides what the test before wrote", async () => {
		const database = await openTestDatabase();
		expect(await database.kysely.selectFrom("settings").selectAll().execute()).toEqual([]);
	});

	it("gives two databases of one test different rows", async () => {
		const [one, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
		await one.kysely.insertInto("settings").values({ key: "a", value: "b" }).execute();
		expect(await other.kysely.selectFrom("settings").selectAll().execute()).toEqual([]);
	});
});

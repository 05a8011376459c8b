import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { anyDialect, eachDialect } from "./databases.ts";
import { anAction, aUser } from "./rows.ts";

eachDialect((openTestDatabase, dialect) => {
	it("opens a migrated database without rows", async () => {
		const database = await openTestDatabase();
		expect(database.dialect).toBe(dialect);
		expect(await database.kysely.selectFrom("settings").selectAll().execute()).toEqual([]);
		await database.kysely.insertInto("settings").values({ key: "a", value: "b" }).execute();
	});

	it("has no rows of the previous test", async () => {
		const database = await openTestDatabase();
		expect(await database.kysely.selectFrom("settings").selectAll().execute()).toEqual([]);
	});

	it("gives two databases of one test different rows", async () => {
		const [first, second] = await Promise.all([openTestDatabase(), openTestDatabase()]);
		await first.kysely.insertInto("settings").values({ key: "a", value: "b" }).execute();
		expect(await second.kysely.selectFrom("settings").selectAll().execute()).toEqual([]);
	});

	it("opens a database that no other test gets, so that its tables may be changed", async () => {
		const { kysely } = await openTestDatabase({ isOwn: true });
		await sql`drop table recent_updates`.execute(kysely);
	});

	it("accepts audit log rows, which a trigger keeps from being deleted", async () => {
		const { kysely } = await openTestDatabase();
		await kysely.insertInto("users").values(aUser("ada")).execute();
		await kysely.insertInto("audit_log").values(anAction()).execute();
	});

	it("still has every table", async () => {
		const { kysely } = await openTestDatabase();
		const tables = await kysely.introspection.getTables();
		const names = tables
			.filter(({ name, isView }) => !isView && !/^username_(search|trigrams)/.test(name))
			.map(({ name }) => name);
		expect(names).toContain("recent_updates");
		for (const name of names)
			expect((await sql`select * from ${sql.table(name)}`.execute(kysely)).rows, name).toEqual([]);
	});
});

describe("anyDialect", () => {
	const runs: string[] = [];
	for (const testAll of ["", "1"]) {
		vi.stubEnv("HILO_TEST_ALL", testAll);
		anyDialect((_, dialect) => {
			it("runs", () => {
				runs.push(`${dialect}${testAll}`);
			});
		});
	}
	vi.unstubAllEnvs();

	it("runs tests on SQLite, and with HILO_TEST_ALL=1 on both", () => {
		expect(runs).toEqual(["sqlite", "sqlite1", "postgres1"]);
	});
});

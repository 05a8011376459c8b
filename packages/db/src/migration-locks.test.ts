import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrate } from "./migrate.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";
import { openDatabase } from "./open-database.ts";
import { onDialect } from "./testing/databases.ts";
import { aUser } from "./testing/rows.ts";

const NEXT = {
	...MIGRATIONS,
	"9999-next": {
		up: async (db: Parameters<(typeof MIGRATIONS)[string]["up"]>[0]) => {
			await sql`alter table users add column next integer`.execute(db);
		},
	},
};

onDialect("postgres", (openTestDatabase) => {
	it("lets writes to a table through while a migration waits for it", async () => {
		const { url, kysely, transaction } = await openTestDatabase({ isOwn: true });
		const newer = await openDatabase({ url });
		const reading = Promise.withResolvers<void>();
		const isReading = Promise.withResolvers<void>();
		const longQuery = transaction(async (tx) => {
			await tx.selectFrom("users").select("id").execute();
			isReading.resolve();
			await reading.promise;
		});
		await isReading.promise;
		const migrating = migrate(newer, NEXT, { lockMs: 30, pauseMs: 1, attempts: 1000 });
		for (let n = 0; n < 30; n++)
			await kysely
				.insertInto("users")
				.values(aUser(`user-${n}`))
				.execute();
		reading.resolve();
		await longQuery;
		expect(await migrating).toEqual(["9999-next"]);
		await newer.close();
	});

	it("leaves tables of other schemas alone", async () => {
		const { url, kysely } = await openTestDatabase({ isOwn: true });
		const newer = await openDatabase({ url });
		await sql`create schema elsewhere`.execute(kysely);
		await sql`create table elsewhere."a.table" (id integer)`.execute(kysely);
		await kysely.transaction().execute(async (tx) => {
			await sql`select * from elsewhere."a.table"`.execute(tx);
			expect(await migrate(newer, NEXT, { lockMs: 100, pauseMs: 1, attempts: 5 })).toEqual(["9999-next"]);
		});
		await newer.close();
	});

	it("gives up on a table that stays locked, and rolls back", async () => {
		const { url, transaction } = await openTestDatabase({ isOwn: true });
		const newer = await openDatabase({ url });
		await transaction(async (tx) => {
			await tx.selectFrom("users").select("id").execute();
			const migrating = migrate(newer, NEXT, { lockMs: 5, pauseMs: 1, attempts: 3 });
			await expect(migrating).rejects.toMatchObject({ code: "57014" });
		});
		expect(await migrate(newer, NEXT)).toEqual(["9999-next"]);
		await newer.close();
	});

	it("ends no transaction that reads one table and then another that a migration changes", async () => {
		const { url, kysely } = await openTestDatabase({ isOwn: true });
		const newer = await openDatabase({ url });
		const twoTables = {
			...MIGRATIONS,
			"9999-next": {
				up: async (db: Parameters<(typeof MIGRATIONS)[string]["up"]>[0]) => {
					await sql`alter table settings add column next integer`.execute(db);
					await sql`select pg_sleep(0.4)`.execute(db);
					await sql`alter table users add column next integer`.execute(db);
				},
			},
		};
		const migrating = await kysely.transaction().execute(async (tx) => {
			await tx.selectFrom("users").select("id").execute();
			const begun = migrate(newer, twoTables, { lockMs: 200, pauseMs: 20, attempts: 100 });
			await sleep(100);
			expect(await tx.selectFrom("settings").select("key").execute()).toEqual([]);
			return { begun };
		});
		expect(await migrating.begun).toEqual(["9999-next"]);
		await newer.close();
	});
});

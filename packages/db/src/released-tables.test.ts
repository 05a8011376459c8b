import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { migrate } from "./migrate.ts";
import { UNUSED_INDEXES } from "./migrations/0021-unused-indexes.ts";
import { REPLACED_INDEXES } from "./migrations/0022-counts-as-views.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";
import released from "./migrations/released-tables.json" with { type: "json" };
import { eachDialect } from "./testing/databases.ts";
import { incompatibleChanges, shapesOf } from "./testing/table-shapes.ts";

const INCOMPATIBLE = {
	up: async (db: Kysely<unknown>) => {
		await sql`alter table recent_updates rename to news`.execute(db);
		await sql`alter table users drop column xp`.execute(db);
		await sql`alter table users add column next_text text`.execute(db);
		await sql`create unique index one_seed on runs (user_id, seed)`.execute(db);
		await sql`drop index sessions_of_user`.execute(db);
	},
};

eachDialect((openTestDatabase, dialect) => {
	it("keeps the tables usable by the last release", async () => {
		const database = await openTestDatabase();
		const now = await shapesOf(database.kysely);
		const gone = [...UNUSED_INDEXES, ...REPLACED_INDEXES];
		expect(incompatibleChanges(released[dialect], now, gone)).toEqual([]);
		expect(gone.filter((index) => now.indexes.includes(index))).toEqual([]);
	});

	it("finds tables that would break the last release", async () => {
		const database = await openTestDatabase({ isOwn: true });
		await migrate(database, { ...MIGRATIONS, "9999-bad": INCOMPATIBLE });
		const broken = incompatibleChanges(released[dialect], await shapesOf(database.kysely));
		expect(broken).toContain("users.xp is gone");
		expect(broken).toContain("recent_updates.id is gone");
		expect(broken).toContain("index sessions_of_user is gone");
		const index = "CREATE UNIQUE INDEX one_seed ON public.runs USING btree (user_id, seed)";
		const rules = broken.filter((text) => text.startsWith("new rule"));
		expect(rules).toEqual(dialect === "postgres" ? [`new rule: runs (seed, user_id): ${index}`] : []);
		const columns = { ...released[dialect].columns, "users.next": "text not null" };
		const [refused] = incompatibleChanges(released[dialect], { ...released[dialect], columns });
		expect(refused).toBe("users.next is new and may not be left out");
	});
});

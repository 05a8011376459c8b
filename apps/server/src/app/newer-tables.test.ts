import { migrate } from "@hilo/db/migrate";
import { MIGRATIONS } from "@hilo/db/migrations/migrations";
import { openDatabase } from "@hilo/db/open-database";
import { onDialect } from "@hilo/db/testing/databases";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, it } from "vitest";
import { openWorld, PROCEDURE_CALLS } from "../testing/call-table.ts";
import { callProcedure, queryNames } from "../testing/every-call.ts";
import { TestSite } from "../testing/test-site.ts";

/** Changes that a newer version may make while this one serves: new columns and new tables. */
const NEXT: Migration = {
	async up(db) {
		const tables = await db.introspection.getTables();
		for (const { name } of tables.filter((table) => !table.name.startsWith("kysely"))) {
			await sql`alter table ${sql.table(name)} add column next_text text`.execute(db);
			await sql`alter table ${sql.table(name)} add column next_count integer not null default 7`.execute(db);
		}
		await sql`create table next_things (user_id text not null references users (id) on delete cascade)`.execute(
			db,
		);
		await sql`create index next_names on users (next_text)`.execute(db);
	},
};

onDialect("postgres", (openTestDatabase) => {
	it("keeps serving while a newer version adds columns to every table", async () => {
		const { url } = await openTestDatabase({ isOwn: true });
		const [db, newer] = [await openDatabase({ url }), await openDatabase({ url })];
		const site = new TestSite(db, { settings: { rateLimits: false } });
		const world = await openWorld(site);
		const { player, friend } = world;
		const calls = new Map(Object.entries(PROCEDURE_CALLS));
		const statuses = async (name: string) => {
			const answers = queryNames().map(async (path) => {
				const input = calls.get(path)?.input?.(world, "player");
				const { status } = await callProcedure(player, path, input);
				return [path, status] as const;
			});
			await site.visitor().post("/auth/register", {
				username: name,
				email: `${name}@example.org`,
				password: "correct horse",
			});
			const { status } = await player.post(`/chat/${friend.id}`, { content: name });
			return [...(await Promise.all(answers)), ["chat", status] as const];
		};
		const before = await statuses("before");
		expect(before.filter(([, status]) => status >= 500)).toEqual([]);
		const migrating = migrate(
			newer,
			{ ...MIGRATIONS, "9999-next": NEXT },
			{ lockMs: 50, pauseMs: 20, attempts: 500 },
		);
		for (let n = 0; n < 2; n++) expect(await statuses(`during_${n}`)).toEqual(before);
		expect(await migrating).toEqual(["9999-next"]);
		expect(await statuses("after")).toEqual(before);
		expect(site.log.take()).toEqual([]);
		await Promise.all([db.close(), newer.close()]);
	});
});

import { sql } from "kysely";
import { expect, it } from "vitest";
import { inspectDatabase } from "./inspect-database.ts";
import { eachDialect } from "./testing/databases.ts";
import { aRun } from "./testing/rows.ts";

eachDialect((openTestDatabase, dialect) => {
	it("finds no damage in a sound database, and reports its state", async () => {
		// SQLite finds false damage in a search index that this connection has read and another has written.
		const db = await openTestDatabase({ isOwn: true });
		// On SQLite a write makes the log.
		await db.kysely.insertInto("settings").values({ key: "a", value: "b" }).execute();
		const state = await inspectDatabase(db, db.url, { isThorough: true });
		expect(state.damage).toBeNull();
		expect(state.bytes).toBeGreaterThan(100_000);
		expect(Math.abs(state.now - Date.now())).toBeLessThan(60_000);
		if (dialect === "postgres") {
			expect(state.connections?.open).toBeGreaterThan(0);
			expect(state.connections?.max).toBeGreaterThan(10);
			expect(state.logBytes).toBeNull();
		} else {
			expect(state.connections).toBeNull();
			expect(state.logBytes).toBeGreaterThan(0);
		}
	});

	it("finds missing rows on SQLite, and invalid constraints on PostgreSQL", async () => {
		const db = await openTestDatabase(dialect === "postgres" ? { isEmpty: true } : { isOwn: true });
		if (dialect === "postgres") {
			await sql`create table settings (key text, value text)`.execute(db.kysely);
			await sql`alter table settings add constraint odd check (key <> '') not valid`.execute(db.kysely);
		} else {
			await sql`pragma foreign_keys = off`.execute(db.kysely);
			await db.kysely.insertInto("runs").values(aRun("run", "nobody")).execute();
		}
		const { damage } = await inspectDatabase(db, db.url, { isThorough: true });
		expect(damage).toBe(
			dialect === "postgres" ? "odd is invalid" : "rows are missing that others in runs refer to",
		);
	});
});

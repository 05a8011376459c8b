import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, it } from "vitest";
import { appliedMigrations, assertMigrated, migrate } from "./migrate.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";
import { eachDialect } from "./testing/databases.ts";

const migrateElsewhere = async (url: string): Promise<unknown> => {
	const program = join(import.meta.dirname, "testing", "migrate.program.ts");
	const { stdout } = await promisify(execFile)(process.execPath, [program, url]);
	return JSON.parse(stdout);
};

const statements = (...texts: string[]): Migration => ({
	up: async (db) => {
		for (const text of texts) await sql.raw(text).execute(db);
	},
});

const NEXT = { ...MIGRATIONS, "9998-next": statements("create table next (id integer)") };

eachDialect((openTestDatabase) => {
	it("runs each migration once", async () => {
		const database = await openTestDatabase({ isEmpty: true });
		expect(await appliedMigrations(database.kysely)).toEqual([]);
		expect(await migrate(database)).toEqual(Object.keys(MIGRATIONS));
		expect(await migrate(database)).toEqual([]);
		expect(await appliedMigrations(database.kysely)).toEqual(Object.keys(MIGRATIONS));
	});

	it("runs each once when several processes start together", async () => {
		const { url, kysely } = await openTestDatabase({ isEmpty: true });
		const results = await Promise.all([1, 2].map(() => migrateElsewhere(url)));
		expect(results.flat()).toEqual(Object.keys(MIGRATIONS));
		expect(await kysely.selectFrom("users").selectAll().execute()).toEqual([]);
	});

	it("leaves a database alone that a newer version has only added to", async () => {
		const database = await openTestDatabase({ isOwn: true });
		await migrate(database, NEXT);
		expect(await migrate(database)).toEqual([]);
		await assertMigrated(database);
		expect(await appliedMigrations(database.kysely)).toEqual(Object.keys(NEXT));
	});

	it("refuses a database from which a newer version has removed something", async () => {
		const database = await openTestDatabase({ isOwn: true });
		const next = { ...MIGRATIONS, "9999-next-contract": statements("drop table recent_updates") };
		await migrate(database, next);
		const refused = /^The database is newer than this version of Hilo.*9999-next-contract/;
		await expect(migrate(database)).rejects.toThrow(refused);
		await expect(assertMigrated(database)).rejects.toThrow(refused);
		expect(await migrate(database, next)).toEqual([]);
	});

	it("refuses a newer database that lacks a migration of this version", async () => {
		const database = await openTestDatabase({ isOwn: true });
		await migrate(database, { ...MIGRATIONS, "9999-last": statements("create table last (id integer)") });
		await expect(migrate(database, NEXT)).rejects.toThrow(/newer than this version of Hilo.*9999-last/);
	});

	it("asserts, without a change, that the database is not older", async () => {
		const database = await openTestDatabase({ isEmpty: true });
		const state = () => appliedMigrations(database.kysely);
		await expect(assertMigrated(database)).rejects.toThrow(/^The database is older.*lacks.*0001-tables/);
		expect(await state()).toEqual([]);
		await migrate(database);
		await expect(assertMigrated(database, NEXT)).rejects.toThrow(
			"The database is older than this version of Hilo: it lacks the migration 9998-next. Start the server",
		);
		expect(await state()).toEqual(Object.keys(MIGRATIONS));
		await migrate(database, NEXT);
		await assertMigrated(database, NEXT);
	});

	it("refuses a database from before 1.0, and leaves it as it was", async () => {
		const database = await openTestDatabase({ isEmpty: true });
		const past = { "0001-foundation": statements("create table users (id integer)") };
		await migrate(database, past);
		for (const start of [migrate, assertMigrated])
			await expect(start(database)).rejects.toThrow(
				/^The database is from before Hilo 1\.0.*DATABASE_URL\.$/,
			);
		expect(await appliedMigrations(database.kysely)).toEqual(Object.keys(past));
	});

	it("rolls back a failed migration, and those that ran with it", async () => {
		const database = await openTestDatabase({ isEmpty: true });
		const broken = {
			"0001-one": statements("create table one (id integer)"),
			"0002-two": statements("create table two (id integer)", "create table two (id integer)"),
		};
		await expect(migrate(database, broken)).rejects.toThrow(/two.*already exists/);
		const tables = await database.kysely.introspection.getTables();
		expect(tables.map((table) => table.name)).toEqual([]);
		expect(await migrate(database)).toEqual(Object.keys(MIGRATIONS));
	});
});

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { UnusableDatabaseError } from "./database-errors.ts";
import { openDatabase } from "./open-database.ts";
import { eachDialect } from "./testing/databases.ts";
import { aUser } from "./testing/rows.ts";

eachDialect((openTestDatabase) => {
	it("answers a ping until it is closed", async () => {
		const database = await openTestDatabase();
		await database.ping();
		const reopened = await openDatabase({ url: database.url });
		await reopened.close();
		await expect(reopened.ping()).rejects.toThrow();
		await expect(reopened.transaction(async () => {})).rejects.toThrow();
	});

	it("waits for running work before it closes", async () => {
		const { url, kysely } = await openTestDatabase();
		const secondConnection = await openDatabase({ url });
		const begun = Promise.withResolvers<void>();
		const write = secondConnection.transaction(async (tx) => {
			begun.resolve();
			await tx.insertInto("settings").values({ key: "a", value: "b" }).execute();
		});
		await begun.promise;
		await Promise.all([write, secondConnection.close()]);
		expect(await kysely.selectFrom("settings").select("key").execute()).toEqual([{ key: "a" }]);
	});

	it("refuses rows that refer to a missing row", async () => {
		const { kysely } = await openTestDatabase();
		const orphan = { id: "s", user_id: "nobody", device: "", expires_at: 1, created_at: 1, last_seen_at: 1 };
		await expect(kysely.insertInto("sessions").values(orphan).execute()).rejects.toThrow(/foreign key/i);
	});

	it("gives counts, sums, averages and times as numbers", async () => {
		const { kysely } = await openTestDatabase();
		const createdAt = 8_640_000_000_000_000;
		await kysely
			.insertInto("users")
			.values([aUser("ada", { xp: 1, created_at: createdAt }), aUser("bob", { xp: 2, created_at: 1 })])
			.execute();
		const aggregates = await kysely
			.selectFrom("users")
			.select((eb) => [
				eb.fn.countAll().as("count"),
				eb.fn.sum("created_at").as("sum"),
				eb.fn.avg("xp").as("average"),
				eb.fn.max("created_at").as("latest"),
			])
			.executeTakeFirstOrThrow();
		expect(aggregates).toEqual({ count: 2, sum: createdAt + 1, average: 1.5, latest: createdAt });
	});

	it("orders text by its bytes", async () => {
		const { kysely } = await openTestDatabase();
		const keys = ["Zoe", "ada", "Éva", "_x", "Ada"];
		await kysely
			.insertInto("settings")
			.values(keys.map((key) => ({ key, value: "" })))
			.execute();
		const rows = await kysely.selectFrom("settings").select("key").orderBy("key").execute();
		expect(rows.map((row) => row.key)).toEqual(["Ada", "Zoe", "_x", "ada", "Éva"]);
	});
});

it("names both kinds of URL when it gets another", async () => {
	await expect(openDatabase({ url: "mysql://localhost" })).rejects.toThrow('"sqlite:" or "postgres://"');
});

it("says which database can't be opened, without its password", async () => {
	const postgres = openDatabase({ url: "postgres://hilo:secret@127.0.0.1:9/hilo" });
	await expect(postgres).rejects.toThrow("The database postgres://127.0.0.1:9/hilo can't be opened: ");
	await expect(postgres).rejects.not.toThrow("secret");
	await expect(postgres).rejects.toBeInstanceOf(UnusableDatabaseError);
	await expect(openDatabase({ url: `sqlite:${tmpdir()}` })).rejects.toThrow(
		`The database ${tmpdir()} can't be opened: `,
	);
});

describe("a SQLite file", () => {
	let folder: string;
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "hilo-open-"));
	});
	afterEach(() => rmSync(folder, { recursive: true, force: true }));

	it("is created with its folder, and waits for the disk at each commit", async () => {
		const database = await openDatabase({ url: `sqlite:${join(folder, "deep", "down", "hilo.sqlite")}` });
		const pragma = async (name: string) => {
			const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database.kysely);
			return Object.values(rows[0] ?? {})[0];
		};
		expect(await pragma("journal_mode")).toBe("wal");
		expect(await pragma("synchronous"), "full").toBe(2);
		expect(await pragma("foreign_keys")).toBe(1);
		expect(await pragma("temp_store"), "memory").toBe(2);
		expect(await pragma("busy_timeout")).toBe(20);
		await database.close();
	});

	it("is not created where it must exist", async () => {
		const file = join(folder, "deep", "hilo.sqlite");
		await expect(openDatabase({ url: `sqlite:${file}`, mustExist: true })).rejects.toThrow(
			`There is no database at ${file}.`,
		);
		expect(readdirSync(folder)).toEqual([]);
		await (await openDatabase({ url: `sqlite:${file}` })).close();
		await (await openDatabase({ url: `sqlite:${file}`, mustExist: true })).close();
	});
});

import { mkdtempSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { isUnavailable, isUniqueViolation, isUnstorableText, mayConcernOneCall } from "./database-errors.ts";
import { openDatabase } from "./open-database.ts";
import type { Queries } from "./tables.ts";
import { eachDialect } from "./testing/databases.ts";
import { aPool, aRun, aUser } from "./testing/rows.ts";

const failure = (attempt: Promise<unknown>): Promise<unknown> =>
	attempt.then(
		() => undefined,
		(error: unknown) => error,
	);

eachDialect((openTestDatabase) => {
	it("recognises the column of the duplicate value", async () => {
		const { kysely } = await openTestDatabase();
		await kysely.insertInto("users").values(aUser("ada")).execute();
		const sameEmail = aUser("bob", { email_key: "ada@example.org" });
		const error = await failure(kysely.insertInto("users").values(sameEmail).execute());
		expect(isUniqueViolation(error)).toBe(true);
		expect(isUniqueViolation(error, "email_key")).toBe(true);
		expect(isUniqueViolation(error, "username_key")).toBe(false);
	});

	it("recognises primary keys and partial indexes", async () => {
		const { kysely } = await openTestDatabase();
		await kysely.insertInto("users").values(aUser("ada")).execute();
		const primaryKeyError = await failure(
			kysely
				.insertInto("users")
				.values(aUser("ada", { username_key: "x", email_key: "x" }))
				.execute(),
		);
		expect(isUniqueViolation(primaryKeyError, "id")).toBe(true);
		await kysely.insertInto("pools").values(aPool("pool")).execute();
		await kysely.insertInto("runs").values(aRun("one", "ada")).execute();
		const secondRun = await failure(kysely.insertInto("runs").values(aRun("two", "ada")).execute());
		expect(isUniqueViolation(secondRun, "user_id")).toBe(true);
		expect(isUniqueViolation(secondRun, "game")).toBe(true);
	});

	it("returns false for other constraint violations", async () => {
		const { kysely } = await openTestDatabase();
		const session = { id: "s", user_id: "nobody", device: "", expires_at: 1, created_at: 1, last_seen_at: 1 };
		expect(isUniqueViolation(await failure(kysely.insertInto("sessions").values(session).execute()))).toBe(
			false,
		);
	});
});

it("returns false for other errors", () => {
	expect(isUniqueViolation(new Error("UNIQUE constraint failed: users.email_key"))).toBe(false);
	expect(isUniqueViolation(null)).toBe(false);
});

const usersNamed = (db: Queries, name: string) =>
	db.selectFrom("users").select("id").where("username", "=", name).execute();

eachDialect((openTestDatabase) => {
	it("recognises a NUL character in every kind of statement", async () => {
		const db = await openTestDatabase();
		const { kysely } = db;
		const statements = [
			() => kysely.insertInto("users").values(aUser("a\0b")).execute(),
			() => usersNamed(kysely, "a\0b"),
			() => usersNamed(kysely, "\0"),
			() => db.transaction((tx) => usersNamed(tx, "a\0")),
		];
		for (const statement of statements) expect(isUnstorableText(await failure(statement()))).toBe(true);
		await kysely.insertInto("users").values(aUser("ada")).execute();
		expect(await usersNamed(kysely, "ada")).toHaveLength(1);
	});

	it("returns false for other database errors", async () => {
		const { kysely } = await openTestDatabase();
		const session = { id: "s", user_id: "nobody", device: "", expires_at: 1, created_at: 1, last_seen_at: 1 };
		const error = await failure(kysely.insertInto("sessions").values(session).execute());
		expect(isUnstorableText(error)).toBe(false);
	});
});

it("counts a refused connection to PostgreSQL as unavailable", async () => {
	const server = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	await new Promise((resolve) => server.close(resolve));
	const error = await failure(openDatabase({ url: `postgres://nobody@127.0.0.1:${port}/none` }));
	expect(isUnavailable(error instanceof Error ? error.cause : null)).toBe(true);
});

it("counts a missing PostgreSQL socket as unavailable, and no other missing file", async () => {
	const folder = mkdtempSync(join(tmpdir(), "hilo-"));
	const url = `postgres://nobody@localhost/none?host=${encodeURIComponent(folder)}`;
	const error = await failure(openDatabase({ url }));
	expect(isUnavailable(error instanceof Error ? error.cause : null)).toBe(true);
	expect(isUnavailable(await failure(readFile(join(folder, "none"))))).toBe(false);
});

it("counts a read-only and a closed SQLite database as unavailable", async () => {
	const url = `sqlite:${join(mkdtempSync(join(tmpdir(), "hilo-")), "a.sqlite")}`;
	const db = await openDatabase({ url });
	await sql`pragma query_only = on`.execute(db.kysely);
	expect(isUnavailable(await failure(sql`create table a (b)`.execute(db.kysely)))).toBe(true);
	await db.close();
	expect(isUnavailable(await failure(sql`select 1`.execute(db.kysely)))).toBe(true);
});

it("does not count an error in a statement as unavailable", async () => {
	const db = await openDatabase({ url: "sqlite::memory:" });
	expect(isUnavailable(await failure(sql`select nothing`.execute(db.kysely)))).toBe(false);
	await db.close();
	expect(isUnavailable(new Error("Cannot read properties of undefined"))).toBe(false);
	expect(isUnavailable("down")).toBe(false);
});

it.each([
	["ECONNRESET", "read", true],
	["EPIPE", "write", true],
	["ETIMEDOUT", "read", true],
	["ETIMEDOUT", "connect", false],
	["ECONNREFUSED", "connect", false],
	["EHOSTUNREACH", "connect", false],
])("counts %s (%s) as unavailable; that it may concern one call: %s", (code, syscall, isOfOneCall) => {
	const error = Object.assign(new Error(`${syscall} ${code}`), { code, syscall });
	expect([isUnavailable(error), mayConcernOneCall(error)]).toEqual([true, isOfOneCall]);
});

it.each(["SQLITE_FULL", "53100", "53300", "57P01", "ECONNRESET"])(
	"counts the code %s as unavailable",
	(code) => expect(isUnavailable(Object.assign(new Error("no"), { code }))).toBe(true),
);

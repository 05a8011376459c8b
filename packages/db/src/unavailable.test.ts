import { mkdtempSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "./open-database.ts";
import { isUnavailable } from "./unavailable.ts";

const failureOf = (work: Promise<unknown>) =>
	work.then(
		() => null,
		(error: unknown) => error,
	);

it("counts a refused connection to PostgreSQL as unavailable", async () => {
	const server = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	await new Promise((resolve) => server.close(resolve));
	const error = await failureOf(openDatabase({ url: `postgres://nobody@127.0.0.1:${port}/none` }));
	expect(isUnavailable(error instanceof Error ? error.cause : null)).toBe(true);
});

it("counts a missing PostgreSQL socket as unavailable, and no other missing file", async () => {
	const folder = mkdtempSync(join(tmpdir(), "hilo-"));
	const url = `postgres://nobody@localhost/none?host=${encodeURIComponent(folder)}`;
	const error = await failureOf(openDatabase({ url }));
	expect(isUnavailable(error instanceof Error ? error.cause : null)).toBe(true);
	expect(isUnavailable(await failureOf(readFile(join(folder, "none"))))).toBe(false);
});

it("counts a read-only and a closed SQLite database as unavailable", async () => {
	const url = `sqlite:${join(mkdtempSync(join(tmpdir(), "hilo-")), "a.sqlite")}`;
	const db = await openDatabase({ url });
	await sql`pragma query_only = on`.execute(db.kysely);
	expect(isUnavailable(await failureOf(sql`create table a (b)`.execute(db.kysely)))).toBe(true);
	await db.close();
	expect(isUnavailable(await failureOf(sql`select 1`.execute(db.kysely)))).toBe(true);
});

it("does not count an error in a statement as unavailable", async () => {
	const db = await openDatabase({ url: "sqlite::memory:" });
	expect(isUnavailable(await failureOf(sql`select nothing`.execute(db.kysely)))).toBe(false);
	await db.close();
	expect(isUnavailable(new Error("Cannot read properties of undefined"))).toBe(false);
	expect(isUnavailable(new Error("Query read timeout"))).toBe(false);
	expect(isUnavailable("down")).toBe(false);
});

it.each(["57P01", "53100", "53300", "25006", "08006", "SQLITE_FULL", "SQLITE_IOERR_WRITE", "ECONNRESET"])(
	"counts the code %s as unavailable",
	(code) => expect(isUnavailable(Object.assign(new Error("no"), { code }))).toBe(true),
);

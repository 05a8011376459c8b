import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { backupDatabase, restoreDatabase } from "../backup.ts";
import { appliedMigrations, migrate } from "../migrate.ts";
import { MIGRATIONS } from "../migrations/migrations.ts";
import type { Queries } from "../queries.ts";
import { onDialect } from "../testing/databases.ts";
import { anAction, aPool, aRun, aUser } from "../testing/rows.ts";
import { readArchive } from "./archive.ts";

let folder: string;
let file: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "hilo-pg-backup-"));
	file = join(folder, "monday.backup");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function contentOf(db: Queries): Promise<Record<string, string[]>> {
	const tables = await sql<{ name: string }>`select tablename as name from pg_tables
		where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(db);
	const content: Record<string, string[]> = {};
	for (const { name } of tables.rows) {
		const { rows } = await sql<{
			row: string;
		}>`select t::text as row from ${sql.table(name)} t order by t::text collate "C"`.execute(db);
		content[name] = rows.map(({ row }) => row);
	}
	return content;
}

async function triggersAndConstraintsOf(db: Queries): Promise<unknown> {
	const triggers = await sql`select tgrelid::regclass::text as table, tgname, tgenabled from pg_trigger
		where not tgisinternal order by 1, 2`.execute(db);
	const constraints = await sql`select conrelid::regclass::text as table, conname, convalidated,
		pg_get_constraintdef(oid) as is from pg_constraint where connamespace = 'public'::regnamespace
		order by 1, 2`.execute(db);
	return [triggers.rows, constraints.rows];
}

/** Texts with characters that COPY escapes or that the format uses. */
const UNUSUAL_TEXTS = [
	"",
	"\\.",
	"a\\.b",
	"\t",
	"\r\n",
	"\n\\.\n",
	"\\N",
	'{"rows":0,"tables":1}',
	"é😀\u2028",
	"\u0007",
];

async function fill(db: Queries): Promise<void> {
	const users = UNUSUAL_TEXTS.map((username, n) => aUser(`user-${n}`, { username }));
	await db.insertInto("users").values(users).execute();
	await db.insertInto("pools").values(aPool("pool")).execute();
	await db.insertInto("runs").values(aRun("run", "user-1")).execute();
	await db.insertInto("avatars").values(anAvatar("user-1")).execute();
}

const anAvatar = (userId: string) => ({
	user_id: userId,
	hash: "hash",
	type: "image/webp",
	bytes: Buffer.from(Array.from({ length: 300_000 }, (_, n) => n % 256)),
	created_at: 1,
});

onDialect("postgres", (openTestDatabase) => {
	it("restores every row into an empty database with working triggers and constraints", async () => {
		const live = await openTestDatabase();
		await fill(live.kysely);
		await backupDatabase({ url: live.url, file });
		expect(readdirSync(folder)).toEqual(["monday.backup"]);
		if (process.platform !== "win32") expect(statSync(file).mode & 0o077).toBe(0);
		const empty = await openTestDatabase({ isEmpty: true });
		expect(await restoreDatabase({ url: empty.url, file })).toBeNull();
		const after = await contentOf(empty.kysely);
		expect(after).toEqual(await contentOf(live.kysely));
		expect(after.users).toHaveLength(UNUSUAL_TEXTS.length);
		expect(await triggersAndConstraintsOf(empty.kysely)).toEqual(await triggersAndConstraintsOf(live.kysely));
		expect(await appliedMigrations(empty.kysely)).toEqual(Object.keys(MIGRATIONS));
		await empty.kysely.insertInto("audit_log").values(anAction()).execute();
		await expect(empty.kysely.deleteFrom("audit_log").execute()).rejects.toThrow("cannot be changed");
		const orphan = empty.kysely.insertInto("runs").values(aRun("other", "nobody")).execute();
		await expect(orphan).rejects.toThrow("foreign key");
		// A backup has no sequences, so the tables must not use any.
		expect((await sql`select from pg_sequences`.execute(live.kysely)).rows).toEqual([]);
	});

	it("is one snapshot, although the database is written at the same time", async () => {
		const live = await openTestDatabase();
		await live.kysely.insertInto("users").values(aUser("user-1")).execute();
		await live.kysely.insertInto("pools").values(aPool("pool")).execute();
		let isDone = false;
		const writing = (async () => {
			for (let n = 0; !isDone; n++) {
				await live.transaction(async (tx) => {
					await tx
						.insertInto("users")
						.values(aUser(`player-${n}`))
						.execute();
					await tx
						.insertInto("runs")
						.values(aRun(`run-${n}`, `player-${n}`))
						.execute();
				});
			}
		})();
		await backupDatabase({ url: live.url, file });
		isDone = true;
		await writing;
		const rows: Record<string, number> = {};
		let table = "";
		for await (const part of readArchive(file)) {
			if (part.kind === "table") table = part.table.table;
			else if (part.kind === "rows") rows[table] = (rows[table] ?? 0) + part.count;
		}
		expect(rows.users).toBeGreaterThan(0);
		expect(rows.users).toBe((rows.runs ?? 0) + 1);
	});

	it("of an older version is restored without migrating it", async () => {
		const older = Object.entries(MIGRATIONS).slice(0, -1);
		const live = await openTestDatabase({ isEmpty: true });
		await migrate(live, Object.fromEntries(older));
		await live.kysely.insertInto("settings").values({ key: "a", value: "b" }).execute();
		await backupDatabase({ url: live.url, file });
		const empty = await openTestDatabase({ isEmpty: true });
		await restoreDatabase({ url: empty.url, file });
		expect(await appliedMigrations(empty.kysely)).toEqual(older.map(([name]) => name));
		expect(await migrate(empty)).toEqual(Object.keys(MIGRATIONS).slice(-1));
	});

	it("refuses a damaged, foreign or newer backup, or a database that is not empty, before any change", async () => {
		const live = await openTestDatabase();
		await fill(live.kysely);
		await backupDatabase({ url: live.url, file });
		await expect(backupDatabase({ url: live.url, file })).rejects.toThrow("exists already");
		await expect(restoreDatabase({ url: live.url, file })).rejects.toThrow("not empty");
		const empty = await openTestDatabase({ isEmpty: true });
		const refusalOf = (content: string | Buffer) => {
			writeFileSync(join(folder, "odd"), content);
			return restoreDatabase({ url: empty.url, file: join(folder, "odd") }).catch(({ message }) => message);
		};
		const bytes = readFileSync(file);
		const lines = gunzipSync(bytes).toString("latin1").split("\n");
		const written = (changed: readonly string[]) => gzipSync(Buffer.from(changed.join("\n"), "latin1"));
		expect(await refusalOf("SQLite format 3")).toContain("damaged or no backup");
		expect(await refusalOf(bytes.subarray(0, bytes.length / 2))).toContain("damaged");
		expect(await refusalOf(written(lines.slice(0, -2)))).toContain("its end is missing");
		expect(await refusalOf(written(lines.filter((line) => !line.startsWith("user-3\t"))))).toContain(
			"does not hold what it says",
		);
		expect(await refusalOf(gzipSync("{}\n"))).toContain("no backup of a PostgreSQL database");
		const newer = written([(lines[0] ?? "").replace("0001-", "9999-"), ...lines.slice(1)]);
		expect(await refusalOf(newer)).toContain("newer version");
		expect(await empty.kysely.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
	});
});

import {
	chmodSync,
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { backupDatabase, findBackupFault, restoreDatabase } from "./backup.ts";
import { BackupError } from "./backup-files.ts";
import { type Database, openDatabase } from "./open-database.ts";
import { migratedSqlite } from "./testing/sqlite-databases.ts";

let folder: string;
let live: string;
let file: string;
let database: Database;

const setting = async (url: string): Promise<string | undefined> => {
	const opened = await openDatabase({ url });
	try {
		return (await opened.kysely.selectFrom("settings").select("value").executeTakeFirst())?.value;
	} finally {
		await opened.close();
	}
};
const linkTo = (path: string) => {
	const link = join(folder, "link");
	symlinkSync(path, link);
	return link;
};
const changeBackup = (statements: string) => {
	const raw = new SqliteDatabase(file);
	raw.exec(statements);
	raw.close();
};
const useFile = (path: () => string) => async () => {
	file = path();
};
const change = (value: string) =>
	database.kysely
		.insertInto("settings")
		.values({ key: "a", value })
		.onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
		.execute();

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "hilo-backup-"));
	live = join(folder, "hilo.sqlite");
	file = join(folder, "backup.sqlite");
	writeFileSync(live, await migratedSqlite());
	database = await openDatabase({ url: `sqlite:${live}`, isDurable: false });
	await change("before");
});
afterEach(async () => {
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

describe("a backup", () => {
	it("is one private file with every committed row, made while the database is in use", async () => {
		let isDone = false;
		const writing = (async () => {
			while (!isDone) {
				await change("before");
				await setImmediate();
			}
		})();
		await backupDatabase({ url: `sqlite:${live}`, file });
		isDone = true;
		await writing;
		expect(await setting(`sqlite:${file}`)).toBe("before");
		expect(readdirSync(folder).filter((name) => name.startsWith("backup"))).toEqual(["backup.sqlite"]);
		if (process.platform !== "win32") expect(statSync(file).mode & 0o077).toBe(0);
	});

	it("never overwrites a file", async () => {
		writeFileSync(file, "mine");
		await expect(backupDatabase({ url: `sqlite:${live}`, file })).rejects.toThrow("exists already");
		expect(readFileSync(file, "utf8")).toBe("mine");
	});

	it.each<[string, () => string, RegExp]>([
		["a folder", () => folder, /is a folder: name a new file in it\.$/],
		["a link that leads nowhere", () => linkTo(join(folder, "no")), /exists already/],
	])("refuses %s in a sentence, and leaves nothing behind", async (_, path, message) => {
		const target = path();
		const before = readdirSync(folder);
		const refusal = await backupDatabase({ url: `sqlite:${live}`, file: target }).catch((error) => error);
		expect(refusal).toBeInstanceOf(BackupError);
		expect(refusal.message).toMatch(message);
		expect(readdirSync(folder)).toEqual(before);
	});

	it("needs a database", async () => {
		const url = `sqlite:${join(folder, "none.sqlite")}`;
		await expect(backupDatabase({ url, file })).rejects.toThrow(BackupError);
		expect(existsSync(file)).toBe(false);
	});

	it("is refused where the database is from before 1.0", async () => {
		await sql`update kysely_migration set name = '0001-foundation' where name = '0001-tables'`.execute(
			database.kysely,
		);
		await expect(backupDatabase({ url: `sqlite:${live}`, file })).rejects.toThrow(
			"The database is from before Hilo 1.0, whose tables this version can't read: start with an empty database.",
		);
		expect(existsSync(file)).toBe(false);
	});

	it("is refused where the database is newer than this version", async () => {
		await sql`insert into kysely_migration values ('9999-next', '2027-01-01T00:00:00Z')`.execute(
			database.kysely,
		);
		await expect(backupDatabase({ url: `sqlite:${live}`, file })).rejects.toThrow(
			"The database is from a newer version of Hilo (9999-next). Update this site first.",
		);
		expect(existsSync(file)).toBe(false);
	});
});

it("leaves out the rows of running processes, also where a copy is put in place by hand", async () => {
	const until = Date.parse("2026-11-28T12:00:30Z");
	const link = { uses_left: 1, max_uses: 1, expires_at: until, created_at: 0, created_by: null, note: "" };
	const db = database.kysely;
	await db.insertInto("chore_leases").values({ chore: "backup", holder: "a", until }).execute();
	await db
		.insertInto("registration_invitations")
		.values([
			{ ...link, id: "setup", hash: "setup", makes_admin: 1 },
			{ ...link, id: "friends", hash: "friends", makes_admin: 0 },
		])
		.execute();
	for (const key of ["lastBackup", "lastBackupFailure", "analytics"])
		await db.insertInto("settings").values({ key, value: "x" }).execute();
	await backupDatabase({ url: `sqlite:${live}`, file });
	const restoredUrl = `sqlite:${join(folder, "new.sqlite")}`;
	await restoreDatabase({ url: restoredUrl, file });
	for (const url of [restoredUrl, `sqlite:${file}`]) {
		const restored = await openDatabase({ url });
		onTestFinished(() => restored.close());
		const { kysely } = restored;
		expect(await kysely.selectFrom("chore_leases").selectAll().execute()).toEqual([]);
		expect(await kysely.selectFrom("registration_invitations").select("id").execute()).toEqual([
			{ id: "friends" },
		]);
		const settings = kysely.selectFrom("settings").select("key").where("value", "=", "x");
		expect(await settings.execute()).toEqual([{ key: "analytics" }]);
	}
	expect(await db.selectFrom("chore_leases").selectAll().execute()).toHaveLength(1);
});

it("refuses PostgreSQL, and says what backs it up", async () => {
	const url = "postgres://hilo@127.0.0.1:1/hilo";
	for (const refused of [backupDatabase({ url, file }), restoreDatabase({ url, file })])
		await expect(refused).rejects.toThrow(
			/pg_dump .+ pg_restore: docs\/operating\.md, Backups of PostgreSQL\.$/,
		);
});

describe("a restore", () => {
	it("replaces the database and keeps the previous one", async () => {
		await backupDatabase({ url: `sqlite:${live}`, file });
		await change("after");
		await database.close();
		const previousFile = await restoreDatabase({ url: `sqlite:${live}`, file });
		expect(await setting(`sqlite:${live}`)).toBe("before");
		expect(await setting(`sqlite:${previousFile}`)).toBe("after");
		expect(await setting(`sqlite:${file}`), "the backup is still there").toBe("before");
	});

	it("takes a backup behind a link, and only the owner may read the result", async () => {
		await backupDatabase({ url: `sqlite:${live}`, file });
		chmodSync(file, 0o444);
		const target = join(folder, "new.sqlite");
		await restoreDatabase({ url: `sqlite:${target}`, file: linkTo(file) });
		expect(await setting(`sqlite:${target}`)).toBe("before");
		if (process.platform !== "win32") expect(statSync(target).mode & 0o177).toBe(0);
	});

	it("creates a database where there was none", async () => {
		await backupDatabase({ url: `sqlite:${live}`, file });
		const url = `sqlite:${join(folder, "new.sqlite")}`;
		expect(await restoreDatabase({ url, file })).toBeNull();
		expect(await setting(url)).toBe("before");
	});

	it("replaces a database that is damaged", async () => {
		await backupDatabase({ url: `sqlite:${live}`, file });
		await database.close();
		writeFileSync(live, "no database at all");
		const previousFile = await restoreDatabase({ url: `sqlite:${live}`, file });
		expect(await setting(`sqlite:${live}`)).toBe("before");
		expect(readFileSync(String(previousFile), "utf8")).toBe("no database at all");
	});

	it("refuses, without waiting, while the database is open", async () => {
		await backupDatabase({ url: `sqlite:${live}`, file });
		await expect(restoreDatabase({ url: `sqlite:${live}`, file })).rejects.toThrow("in use");
		await change("after");
		expect(await setting(`sqlite:${live}`)).toBe("after");
	});

	it.each<[string, () => Promise<void>, RegExp]>([
		["that is not there", async () => {}, /no file/],
		[
			"that is no database",
			async () => writeFileSync(file, "hello, hello, hello"),
			/backup\.sqlite is no backup of Hilo, or it is damaged\.$/,
		],
		["that is a folder", async () => mkdirSync(file), /is a folder: name the backup in it\.$/],
		["behind a link to the database", useFile(() => linkTo(live)), /the database itself/],
		["that is a device", useFile(() => "/dev/zero"), /no ordinary file/],
		[
			"of another program",
			async () => changeBackup("create table cats (name text)"),
			/backup\.sqlite is from another program\.$/,
		],
		[
			"that is damaged",
			async () => {
				await backupDatabase({ url: `sqlite:${live}`, file });
				const bytes = readFileSync(file);
				writeFileSync(file, bytes.fill(7, 8192, 12_288));
			},
			/damaged/,
		],
		[
			"of a newer version",
			async () => {
				await backupDatabase({ url: `sqlite:${live}`, file });
				changeBackup("insert into kysely_migration values ('9999-next', '2027-01-01T00:00:00Z')");
			},
			/backup\.sqlite is from a newer version of Hilo \(9999-next\)\. Update this site first\.$/,
		],
		[
			"from before 1.0",
			async () => {
				await backupDatabase({ url: `sqlite:${live}`, file });
				changeBackup("update kysely_migration set name = '0001-foundation' where name = '0001-tables'");
			},
			/backup\.sqlite is from before Hilo 1\.0/,
		],
		[
			"without a table that its migrations made",
			async () => {
				await backupDatabase({ url: `sqlite:${live}`, file });
				changeBackup("drop table chore_leases");
			},
			/backup\.sqlite is damaged: a part is missing \(chore_leases\)\.$/,
		],
		[
			"with a view without end in a table's place",
			async () => {
				await backupDatabase({ url: `sqlite:${live}`, file });
				changeBackup(`alter table kysely_migration rename to migrations;
					create view kysely_migration as with recursive n(i) as (select 1 union all select i + 1 from n)
						select name, timestamp from migrations, n`);
			},
			/from another program/,
		],
		[
			"that is a copy of a database in use",
			async () => {
				copyFileSync(live, file);
				copyFileSync(`${live}-wal`, `${file}-wal`);
			},
			/was in use/,
		],
	])("refuses a file %s, and changes nothing", async (_, prepare, message) => {
		await prepare();
		await database.close();
		await expect(restoreDatabase({ url: `sqlite:${live}`, file })).rejects.toThrow(message);
		expect(await setting(`sqlite:${live}`)).toBe("before");
		expect(readdirSync(folder).filter((name) => name.includes(".part"))).toEqual([]);
	});
});

it("finds a file that can't be a backup without reading all of it", async () => {
	expect(await findBackupFault(file)).toMatch(/There is no file/);
	writeFileSync(file, "");
	expect(await findBackupFault(file)).toMatch(/is empty/);
	writeFileSync(file, "hello, hello, hello");
	expect(await findBackupFault(file)).toBe("It is no backup of Hilo, or it is damaged.");
	rmSync(file);
	await backupDatabase({ url: `sqlite:${live}`, file });
	expect(await findBackupFault(file)).toBeNull();
	truncateSync(file, statSync(file).size / 2);
	expect(await findBackupFault(file)).toMatch(/damaged/);
});

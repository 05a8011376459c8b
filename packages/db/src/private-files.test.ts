import { chmodSync, copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { backupDatabase, restoreDatabase } from "./backup.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

const OPEN_TO_ALL = 0o644;

function scratch(): string {
	const folder = mkdtempSync(join(tmpdir(), "hilo-private-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** The rights of all files and folders below `folder`, such as "hilo.sqlite 600". */
function rightsIn(folder: string): string[] {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
	const rightsOf = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);
	return names.map((name) => `${name.replace(/-restore-.*/, "-restore")} ${rightsOf(name)}`).sort();
}

it("makes a database's files for its owner alone, and those that exist already", async () => {
	const folder = scratch();
	const file = join(folder, "data", "hilo.sqlite");
	const expected = ["data 700", ...["", "-shm", "-wal"].map((end) => `data/hilo.sqlite${end} 600`)];
	const first = await openDatabase({ url: `sqlite:${file}` });
	await migrate(first);
	expect(rightsIn(folder)).toEqual(expected);
	for (const end of ["", "-wal", "-shm"]) chmodSync(file + end, OPEN_TO_ALL);
	const second = await openDatabase({ url: `sqlite:${file}` });
	expect(rightsIn(folder)).toEqual(expected);
	await Promise.all([first.close(), second.close()]);
	chmodSync(file, OPEN_TO_ALL);
	const third = await openDatabase({ url: `sqlite:${file}` });
	await migrate(third);
	expect(rightsIn(folder)).toEqual(expected);
	await third.close();
});

it("makes backups and restored databases for their owner alone", async () => {
	const folder = scratch();
	const file = join(folder, "hilo.sqlite");
	const url = `sqlite:${file}`;
	const db = await openDatabase({ url });
	await migrate(db);
	await db.close();
	await backupDatabase({ url, file: join(folder, "a.backup") });
	expect(rightsIn(folder)).toEqual(["a.backup 600", "hilo.sqlite 600"]);
	// As after a copy from elsewhere, and of a release that made them readable.
	copyFileSync(join(folder, "a.backup"), join(folder, "b.backup"));
	for (const path of ["b.backup", "hilo.sqlite"]) chmodSync(join(folder, path), OPEN_TO_ALL);
	await restoreDatabase({ url, file: join(folder, "b.backup") });
	await restoreDatabase({
		url: `sqlite:${join(folder, "new", "hilo.sqlite")}`,
		file: join(folder, "b.backup"),
	});
	expect(rightsIn(folder)).toEqual([
		"a.backup 600",
		"b.backup 644",
		"hilo.sqlite 600",
		"hilo.sqlite.before-restore 600",
		"new 700",
		"new/hilo.sqlite 600",
	]);
});

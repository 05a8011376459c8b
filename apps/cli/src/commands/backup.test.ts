import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { migrate } from "@hilo/db/migrate";
import { openDatabase } from "@hilo/db/open-database";
import { asOperator, settingsOf } from "@hilo/server/app/operator";
import { listBackups } from "@hilo/server/features/backups/backup-files";
import { readBackupRecord } from "@hilo/server/features/backups/backup-record";
import { makeDueBackup } from "@hilo/server/features/backups/make-due-backup";
import { withLease } from "@hilo/server/platform/chore-lease";
import { expect, it } from "vitest";
import { TestMachine } from "../testing/test-machine.ts";

it("restores a backup and keeps the database that was there before", async () => {
	const machine = await TestMachine.create();
	await machine.register("ada");
	expect(await machine.hilo("backup", "monday.sqlite")).toEqual([
		`The backup is ${join(machine.folder, "monday.sqlite")}.`,
	]);
	const { last } = await asOperator(machine.env, readBackupRecord);
	expect(last).toMatchObject({ file: join(machine.folder, "monday.sqlite"), bytes: expect.any(Number) });
	await machine.register("bob");

	const [message, previousFileMessage] = await machine.hilo("restore", "monday.sqlite");
	expect(message).toBe(`The backup ${join(machine.folder, "monday.sqlite")} is in place.`);
	expect(await machine.hilo("stats")).toContain("Users           1");
	const previousFile = /^What was there before is (.+)\.$/.exec(previousFileMessage ?? "")?.[1] ?? "";
	expect(existsSync(previousFile)).toBe(true);
});

it("takes no notice of the tables that Litestream puts into the file", async () => {
	const machine = await TestMachine.create();
	await machine.register("ada");
	const database = await openDatabase({ url: settingsOf(machine.env).databaseUrl });
	// As Litestream 0.3 and 0.5 make them.
	const { schema } = database.kysely;
	await schema
		.createTable("_litestream_seq")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("seq", "integer")
		.execute();
	await schema.createTable("_litestream_lock").addColumn("id", "integer").execute();
	await database.kysely
		.insertInto("_litestream_seq" as never)
		.values({ id: 1, seq: 1 } as never)
		.execute();
	await database.close();
	await machine.hilo("backup", "monday.sqlite");
	await machine.register("bob");
	expect(await machine.hilo("restore", "monday.sqlite")).toContain(
		`The backup ${join(machine.folder, "monday.sqlite")} is in place.`,
	);
	expect(await machine.hilo("stats")).toContain("Users           1");
	const printed = await machine.hilo("doctor", "--json");
	const findings: { name: string; verdict: string }[] = JSON.parse(printed.join("\n"));
	expect(findings.filter(({ verdict }) => verdict === "problem")).toEqual([]);
	expect(findings).toContainEqual(expect.objectContaining({ name: "Database", verdict: "ok" }));
	// The next start.
	const restored = await openDatabase({ url: settingsOf(machine.env).databaseUrl });
	await migrate(restored);
	await restored.close();
});

it("lists the backups that the server has made, and restores one by its name", async () => {
	const machine = await TestMachine.create();
	const folder = join(machine.folder, "data/backups");
	expect(await machine.hilo("restore")).toEqual([`There is no backup in ${folder}.`]);
	await expect(machine.hilo("restore", "latest")).rejects.toThrow("There is no backup yet.");
	await machine.register("ada");
	await asOperator(machine.env, makeDueBackup);
	await machine.register("bob");
	const [backup] = await listBackups(settingsOf(machine.env));
	const [title, line] = await machine.hilo("restore");
	expect(title).toBe(`Backups in ${folder}, newest first:`);
	expect(line).toMatch(/^ {2}hilo-\d{4}-\d\d-\d\d-\d{6}\.backup {2}just now +[\d.,]+ [kM]B$/);
	for (const name of ["latest", String(backup?.name)]) {
		expect(await machine.hilo("restore", name)).toContain(`The backup ${backup?.path} is in place.`);
		expect(await machine.hilo("stats")).toContain("Users           1");
	}
});

it("writes into the folder where no file is named, and then the daily one is not due", async () => {
	const machine = await TestMachine.create({ BACKUP_KEEP: "1" });
	await machine.register("ada");
	const [message] = await machine.hilo("backup");
	await asOperator(machine.env, makeDueBackup);
	const [only, ...others] = await listBackups(settingsOf(machine.env));
	expect(message).toBe(`The backup is ${only?.path}.`);
	expect(others).toEqual([]);
});

it("checks a backup as a restore does, and says what is in it", async () => {
	const machine = await TestMachine.create();
	await machine.register("ada");
	await machine.hilo("backup");
	await machine.hilo("backup", "monday.sqlite");
	await machine.register("bob");
	const file = join(machine.folder, "monday.sqlite");
	const lines = await machine.hilo("backup", "--check", "monday.sqlite");
	expect(lines[0]).toBe(`The backup ${file} is whole and can be restored.`);
	expect(lines).toContain("Users           1");
	expect(lines.join("\n")).toMatch(/^Written +\d{4}-\S+Z, just now\nLast visit .*\nTables +\d{4}-/m);
	expect((await machine.hilo("backup", "--check", "latest"))[0]).toMatch(
		/\.backup is whole and can be restored\.$/,
	);
	const bytes = await readFile(file);
	await writeFile(file, bytes.subarray(0, bytes.length - 5000));
	await expect(machine.hilo("backup", "--check", "monday.sqlite")).rejects.toThrow(
		`${file} is no backup of Hilo, or it is damaged.`,
	);
	await expect(machine.hilo("backup", "--check", "none")).rejects.toThrow("There is no file");
	expect(await machine.hilo("stats")).toContain("Users           2");
});

it("refuses while another process makes a backup", async () => {
	const machine = await TestMachine.create();
	await machine.register("ada");
	const held = asOperator(machine.env, (ctx) =>
		withLease(ctx, "backup", () => expect(machine.hilo("backup")).rejects.toThrow("Another process")),
	);
	await held;
	expect(await listBackups(settingsOf(machine.env))).toEqual([]);
});

it("restores on a machine without data", async () => {
	const [first, second] = [await TestMachine.create(), await TestMachine.create()];
	await first.register("ada");
	await first.hilo("backup", "moved.sqlite");
	await rename(join(first.folder, "moved.sqlite"), join(second.folder, "moved.sqlite"));
	const file = join(second.folder, "moved.sqlite");
	expect(await second.hilo("restore", "moved.sqlite")).toEqual([`The backup ${file} is in place.`]);
	expect(await second.hilo("stats")).toContain("Users           1");
});

it("creates no database for a backup", async () => {
	const machine = await TestMachine.create();
	await expect(machine.hilo("backup", "nothing.sqlite")).rejects.toThrow("There is no database");
	expect(existsSync(join(machine.folder, "data"))).toBe(false);
});

it("overwrites no existing file", async () => {
	const machine = await TestMachine.create();
	await machine.register("ada");
	await writeFile(join(machine.folder, "letters.txt"), "dear");
	await expect(machine.hilo("backup", "letters.txt")).rejects.toThrow("never overwrites");
	await expect(machine.hilo("restore", "letters.txt")).rejects.toThrow(
		`${join(machine.folder, "letters.txt")} is no backup of Hilo, or it is damaged.`,
	);
});

it("says in a sentence what is wrong with a path", async () => {
	const machine = await TestMachine.create();
	await machine.register("ada");
	const inFolder = (name: string) => join(machine.folder, name);
	const refusalOf = (...args: string[]) =>
		machine.hilo(...args).then(
			() => "none",
			({ message }) => message.replaceAll(machine.folder, "~"),
		);
	await mkdir(inFolder("folder"));
	await writeFile(inFolder("empty"), "");
	expect(await refusalOf("backup", "folder")).toBe("~/folder is a folder: name a new file in it.");
	expect(await refusalOf("backup", "none/b")).toMatch(/can't be reached: a folder of its path is missing\.$/);
	expect(await refusalOf("backup", "empty/b")).toMatch(/a part of its path is a file, not a folder\.$/);
	expect(await refusalOf("restore", "empty")).toBe("~/empty is empty.");
	expect(await refusalOf("restore", "none")).toBe("There is no file ~/none.");
});

it.each([["backup"], ["backup", "a"], ["restore"], ["restore", "latest"]])(
	"refuses %s %s on PostgreSQL, without asking it",
	async (...args) => {
		const machine = await TestMachine.create({ DATABASE_URL: "postgres://hilo@127.0.0.1:1/hilo" });
		await expect(machine.hilo(...args)).rejects.toThrow(
			"PostgreSQL is backed up with pg_dump and restored with pg_restore: docs/operating.md, Backups of PostgreSQL.",
		);
		expect(existsSync(join(machine.folder, "data"))).toBe(false);
	},
);

it("restores the last one made, not one whose name is in the future", async () => {
	const machine = await TestMachine.create();
	await machine.register("ada");
	await machine.hilo("backup");
	const [first] = await listBackups(settingsOf(machine.env));
	const year = new Date().getFullYear() + 1;
	const ahead = `hilo-${year}-01-01-000000.backup`;
	await copyFile(String(first?.path), join(machine.folder, "data/backups", ahead));
	expect(await machine.hilo("restore", "latest")).toContain(`The backup ${first?.path} is in place.`);
	const lines = await machine.hilo("restore");
	expect(lines[2]).toMatch(new RegExp(`^ {2}${ahead} {2}clock ahead +`));
	// A restored copy holds no lease.
	expect(await machine.hilo("backup")).toEqual([expect.stringMatching(/^The backup is /)]);
});

import { existsSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asOperator } from "@hilo/server/app/operator";
import { expect, it } from "vitest";
import { TestMachine } from "../testing/test-machine.ts";

it("restores a backup and keeps the database that was there before", async () => {
	const machine = await TestMachine.create();
	await machine.register("ada", "any horse");
	expect(await machine.hilo("backup", "monday.sqlite")).toEqual([
		`The backup is ${join(machine.folder, "monday.sqlite")}.`,
	]);
	const lastBackupAt = await asOperator(machine.env, (ctx) => ctx.siteSettings.get("lastBackupAt"));
	expect(Math.abs(Number(lastBackupAt) - Date.now())).toBeLessThan(600_000);
	await machine.register("bob", "any horse");

	const [message, previousFileMessage] = await machine.hilo("restore", "monday.sqlite");
	expect(message).toBe("The backup is in place.");
	expect(await machine.hilo("stats")).toContain("Users           1");
	const previousFile = /^What was there before is (.+)\.$/.exec(previousFileMessage ?? "")?.[1] ?? "";
	expect(existsSync(previousFile)).toBe(true);
});

it("restores on a machine without data", async () => {
	const [first, second] = [await TestMachine.create(), await TestMachine.create()];
	await first.register("ada", "any horse");
	await first.hilo("backup", "moved.sqlite");
	await rename(join(first.folder, "moved.sqlite"), join(second.folder, "moved.sqlite"));
	expect(await second.hilo("restore", "moved.sqlite")).toEqual(["The backup is in place."]);
	expect(await second.hilo("stats")).toContain("Users           1");
});

it("creates no database for a backup", async () => {
	const machine = await TestMachine.create();
	await expect(machine.hilo("backup", "nothing.sqlite")).rejects.toThrow("There is no database");
	expect(existsSync(join(machine.folder, "data"))).toBe(false);
});

it("overwrites no existing file", async () => {
	const machine = await TestMachine.create();
	await machine.register("ada", "any horse");
	await writeFile(join(machine.folder, "letters.txt"), "dear");
	await expect(machine.hilo("backup", "letters.txt")).rejects.toThrow("never overwrites");
	await expect(machine.hilo("restore", "letters.txt")).rejects.toThrow("no database");
});

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
	const noted = await asOperator(machine.env, (ctx) => ctx.siteSettings.get("lastBackupAt"));
	expect(Math.abs(Number(noted) - Date.now())).toBeLessThan(600_000);
	await machine.register("bob", "any horse");

	const [said, kept] = await machine.hilo("restore", "monday.sqlite");
	expect(said).toBe("The backup is in place.");
	expect(await machine.hilo("stats")).toContain("Users           1");
	const before = /^What was there before is (.+)\.$/.exec(kept ?? "")?.[1] ?? "";
	expect(existsSync(before)).toBe(true);
});

it("restores on a machine without data", async () => {
	const [one, other] = [await TestMachine.create(), await TestMachine.create()];
	await one.register("ada", "any horse");
	await one.hilo("backup", "moved.sqlite");
	await rename(join(one.folder, "moved.sqlite"), join(other.folder, "moved.sqlite"));
	expect(await other.hilo("restore", "moved.sqlite")).toEqual(["The backup is in place."]);
	expect(await other.hilo("stats")).toContain("Users           1");
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

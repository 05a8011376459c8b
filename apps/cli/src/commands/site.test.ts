import { existsSync } from "node:fs";
import { join } from "node:path";
import { appliedMigrations, migrate } from "@hilo/db/migrate";
import { MIGRATIONS } from "@hilo/db/migrations/migrations";
import { openDatabase } from "@hilo/db/open-database";
import { ERRORS } from "@hilo/rules/errors/errors";
import { asOperator, settingsOf } from "@hilo/server/app/operator";
import { maintenanceStatus } from "@hilo/server/features/site/maintenance";
import { describe, expect, it } from "vitest";
import { TestMachine } from "../testing/test-machine.ts";

it("switches maintenance on and off", async () => {
	const machine = await TestMachine.create();
	expect(await machine.hilo("maintenance", "on")).toEqual(["Maintenance is on."]);
	expect(await machine.hilo("stats")).toContain("Maintenance     on");
	await machine.hilo(
		"maintenance",
		"on",
		"--message",
		"New games are coming.",
		"--until",
		"2999-12-03T18:00Z",
	);
	const readStatus = () => asOperator(machine.env, maintenanceStatus, { isReadOnly: true });
	expect(await readStatus()).toEqual({
		maintenanceMode: true,
		message: "New games are coming.",
		until: "2999-12-03T18:00:00.000Z",
	});
	await expect(machine.hilo("maintenance", "on", "--until", "soon")).rejects.toThrow(
		ERRORS["site/maintenance-end-invalid"].message,
	);
	expect(await machine.hilo("maintenance", "off")).toEqual(["Maintenance is off."]);
	expect(await machine.hilo("stats")).toContain("Maintenance     off");
});

it("adds no demo player a second time", async () => {
	const machine = await TestMachine.create();
	expect(await machine.hilo("seed", "--users", "1,200")).toEqual(["Added 1,200 demo players."]);
	expect(machine.progress.at(-1)).toBe("1,200 of 1,200 players");
	expect(await machine.hilo("seed", "--users", "1200")).toEqual(["Added 0 demo players."]);
	const lines = await machine.hilo("stats");
	expect(lines).toContain("Users           1,200");
	expect(lines.find((line) => line.startsWith("Database"))).toMatch(/sqlite, \d+(\.\d)? MiB$/);
});

describe("stats", () => {
	it("creates no database", async () => {
		const machine = await TestMachine.create();
		await expect(machine.hilo("stats")).rejects.toThrow("There is no database at");
		expect(existsSync(join(machine.folder, "data"))).toBe(false);
	});

	it.each([
		["from before Hilo 1.0", { "0001-foundation": { up: async () => {} } }],
		["newer than this version of Hilo", { ...MIGRATIONS, "9999-next-contract": { up: async () => {} } }],
	])("refuses a database that is %s in one line, without migrating it", async (age, migrations) => {
		const machine = await TestMachine.create();
		const database = await openDatabase({ url: settingsOf(machine.env).databaseUrl });
		await migrate(database, migrations);
		await expect(machine.hilo("stats")).rejects.toThrow(new RegExp(`^The database is ${age}.*$`));
		expect(await appliedMigrations(database.kysely)).toEqual(Object.keys(migrations));
		await database.close();
	});
});

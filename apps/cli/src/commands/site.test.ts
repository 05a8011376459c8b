import { expect, it } from "vitest";
import { TestMachine } from "../testing/test-machine.ts";

it("opens and closes the site", async () => {
	const machine = await TestMachine.create();
	expect(await machine.hilo("maintenance", "on")).toEqual(["Maintenance is on."]);
	expect(await machine.hilo("stats")).toContain("Maintenance     on");
	expect(await machine.hilo("maintenance", "off")).toEqual(["Maintenance is off."]);
	expect(await machine.hilo("stats")).toContain("Maintenance     off");
});

it("seeds players, the same ones again for the same seed", async () => {
	const machine = await TestMachine.create();
	expect(await machine.hilo("seed", "--users", "1,200")).toEqual(["Added 1,200 demo players."]);
	expect(machine.progress.at(-1)).toBe("1,200 of 1,200 players");
	expect(await machine.hilo("seed", "--users", "1200")).toEqual(["Added 0 demo players."]);
	const lines = await machine.hilo("stats");
	expect(lines).toContain("Users           1,200");
	expect(lines.find((line) => line.startsWith("Database"))).toMatch(/sqlite, \d+(\.\d)? MiB$/);
});

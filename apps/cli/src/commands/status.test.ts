import { existsSync } from "node:fs";
import { setMaintenance } from "@hilo/server/features/site/maintenance";
import { type Listening, listen } from "@hilo/server/platform/http/listen";
import { onOneDatabase } from "@hilo/server/testing/sites";
import type { TestSite } from "@hilo/server/testing/test-site";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { TestMachine } from "../testing/test-machine.ts";

const openSite = onOneDatabase();

let site: TestSite;
let listening: Listening;
let machine: TestMachine;
beforeEach(async () => {
	site = await openSite();
	listening = await listen(site.app, { host: "127.0.0.1", port: 0 });
	machine = await TestMachine.create({ PORT: new URL(listening.url).port });
});
afterEach(() => listening.close());

it("prints the status of the running site", async () => {
	expect(await machine.hilo("status")).toEqual([
		`Site            ${listening.url}`,
		expect.stringMatching(/^Answered in {5}\d+ ms$/),
		"Maintenance     off",
		"Games           8 open, 0 disabled",
	]);
});

it("reports maintenance", async () => {
	await setMaintenance(site.operator, { isOn: true });
	site.clock.advance(2000);
	expect((await machine.hilo("status")).slice(2)).toEqual([
		"Maintenance     on",
		"Games           open to administrators only",
	]);
});

it("asks the site named by --url or PUBLIC_URL", async () => {
	const other = await TestMachine.create({ PORT: "1" });
	expect(await other.hilo("status", "--url", listening.url)).toContain("Maintenance     off");
	const behindProxy = await TestMachine.create({ PORT: "1", PUBLIC_URL: listening.url });
	expect(await behindProxy.hilo("status")).toContain("Maintenance     off");
});

it("asks a site below a path", async () => {
	const below = await listen(site.app, { host: "127.0.0.1", port: 0, basePath: "/hilo" });
	onTestFinished(() => below.close());
	for (const address of ["/hilo", "/hilo/"])
		expect(await machine.hilo("status", "--url", below.url + address)).toContain("Maintenance     off");
});

it("fails where no site answers, and creates no database", async () => {
	const stopped = await TestMachine.create({ PORT: "1" });
	await expect(stopped.hilo("status")).rejects.toThrow("No Hilo site answers at http://127.0.0.1:1");
	expect(existsSync(stopped.env.DATA_DIR ?? "")).toBe(false);
});

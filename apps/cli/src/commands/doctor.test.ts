import { existsSync } from "node:fs";
import type { Database } from "@hilo/db/open-database";
import { onDialect } from "@hilo/db/testing/databases";
import type { Finding } from "@hilo/server/features/health/finding";
import { listen } from "@hilo/server/platform/http/listen";
import { onOneDatabase } from "@hilo/server/testing/sites";
import { startSmtpServer } from "@hilo/server/testing/smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { TestMachine } from "../testing/test-machine.ts";

/** No server listens on this port. */
const UNUSED_PORT = "1";
const NO_POSTGRES = `postgres://hilo@127.0.0.1:${UNUSED_PORT}/hilo`;
const openSite = onOneDatabase();

async function openListeningSite(...[options]: Parameters<typeof openSite>) {
	const site = await openSite(options);
	const server = await listen(site.app, { host: "127.0.0.1", port: 0 });
	onTestFinished(() => server.close());
	return { site, url: server.url };
}

const open = (settings: Readonly<Record<string, string>> = {}) =>
	TestMachine.create({ PORT: UNUSED_PORT, ...settings });

/** Runs `hilo doctor --json`: `failed` is the message of its error, or null. */
async function collectFindings(machine: TestMachine) {
	const printed: string[] = [];
	const failed = await machine.hiloInto(printed, "doctor", "--json").then(
		() => null,
		({ message }) => message,
	);
	const findings: Finding[] = JSON.parse(printed.join("\n"));
	const findingNamed = (name: string) => findings.find((finding) => finding.name === name);
	return { findingNamed, findings, failed };
}

it("finds no problem on a healthy site, and prints one line for each check", async () => {
	const { url } = await openListeningSite();
	const machine = await open({ PORT: new URL(url).port });
	await machine.register("ada");
	await machine.hilo("backup", "monday.sqlite");
	const { failed, findings, findingNamed } = await collectFindings(machine);
	expect(failed).toBeNull();
	const expectedNames = ["Settings", "Database", "Running site", "Clock", "Backup", "Version"];
	expect(findings.filter(({ verdict }) => verdict === "ok").map(({ name }) => name)).toEqual(
		expect.arrayContaining(expectedNames),
	);
	expect(findingNamed("Disk")?.found).toContain("are free");
	expect(await machine.hilo("doctor")).toContainEqual(
		expect.stringMatching(
			/^ok {7}Backup {11}the last one was made just now: [\d.,]+ [kM]B in [\d.]+ s; the next/,
		),
	);
	expect(findingNamed("Administrators")).toMatchObject({
		verdict: "warning",
		remedy: expect.stringContaining("hilo users promote"),
	});
});

it("creates nothing, and reports what does not exist yet", async () => {
	const machine = await open();
	const { findingNamed, failed } = await collectFindings(machine);
	expect(failed).toBeNull();
	expect(findingNamed("Database")).toMatchObject({
		verdict: "warning",
		found: expect.stringContaining("not there yet"),
	});
	expect(findingNamed("Running site")).toMatchObject({
		verdict: "warning",
		remedy: expect.stringContaining("Start it"),
	});
	expect(existsSync(machine.env.DATA_DIR ?? "")).toBe(false);
});

it("names a wrong setting and checks nothing else", async () => {
	const { findings, failed } = await collectFindings(await open({ TRUST_PROXY: "yes" }));
	expect(findings).toEqual([
		{
			name: "Settings",
			verdict: "problem",
			found: "TRUST_PROXY: must be on, off, or networks such as 10.0.0.0/8, fd00::/8",
			remedy: expect.stringContaining(".env"),
			link: null,
		},
	]);
	expect(failed).toBe("There is a problem.");
});

it.each([
	["Mail", {}],
	["PUBLIC_URL", { SMTP_URL: "smtp://127.0.0.1:1" }],
	["TRUST_PROXY", { PUBLIC_URL: "https://127.0.0.1:1" }],
	["TRUST_PROXY", { HOST: "0.0.0.0", TRUST_PROXY: "on" }],
	["BACKUP_AT", { DATABASE_URL: NO_POSTGRES, BACKUP_AT: "03:30" }],
	["BACKUP_KEEP", { DATABASE_URL: NO_POSTGRES, BACKUP_KEEP: "9" }],
	["RATE_LIMITS", { RATE_LIMITS: "off" }],
	["METRICS_PORT", { METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" }],
])("warns of %s for %j", async (name, settings) => {
	const { findingNamed } = await collectFindings(await open(settings));
	expect(findingNamed(name)).toMatchObject({ verdict: "warning", remedy: expect.any(String) });
});

describe("the mail check", () => {
	it("reports the answer of the mail server and sends no mail", async () => {
		const server = await startSmtpServer();
		onTestFinished(() => server.close());
		const rightPassword = await collectFindings(
			await open({ SMTP_URL: server.url, PUBLIC_URL: "https://127.0.0.1:1" }),
		);
		expect(rightPassword.findingNamed("Mail")).toMatchObject({
			verdict: "ok",
			found: expect.stringContaining("takes mails"),
		});
		const wrongPassword = await collectFindings(await open({ SMTP_URL: server.url.replace("word", "wort") }));
		expect(wrongPassword.findingNamed("Mail")).toMatchObject({
			verdict: "problem",
			found: expect.stringContaining("535"),
		});
		expect(JSON.stringify(wrongPassword.findings)).not.toContain("wort");
		expect(wrongPassword.failed).toBe("There is a problem.");
		expect(server.received).toEqual([]);
	});
});

it("reports the status of a site that answers 503", async () => {
	const down = (db: Database) => ({ ...db, ping: () => Promise.reject(new Error("down")) });
	const { site, url } = await openListeningSite({ wrapDatabase: down });
	const { findingNamed, failed } = await collectFindings(await open({ PORT: new URL(url).port }));
	expect(findingNamed("Running site")).toMatchObject({ verdict: "problem", found: `answers 503 at ${url}` });
	expect(failed).toBe("There is a problem.");
	site.log.take();
});

onDialect("postgres", (openTestDatabase) => {
	it("checks PostgreSQL's clock, connections and migrations", async () => {
		const { url } = await openTestDatabase();
		const healthy = await collectFindings(await open({ DATABASE_URL: url }));
		for (const name of ["Database", "Clock", "Connections", "Backup"])
			expect(healthy.findingNamed(name)?.verdict).toBe("ok");
		expect(healthy.findingNamed("Backup")?.found).toContain("pg_dump");
		const large = await collectFindings(await open({ DATABASE_URL: url, DATABASE_POOL: "1000" }));
		expect(large.findingNamed("Connections")).toMatchObject({ verdict: "problem" });
		const empty = await openTestDatabase({ isEmpty: true });
		const unmigrated = await collectFindings(await open({ DATABASE_URL: empty.url }));
		expect(unmigrated.findingNamed("Database")).toMatchObject({
			verdict: "problem",
			found: expect.stringContaining("older than this version"),
		});
		const unreachable = await collectFindings(await open({ DATABASE_URL: NO_POSTGRES }));
		expect(unreachable.findingNamed("Database")).toMatchObject({
			verdict: "problem",
			remedy: expect.stringContaining("DATABASE_URL"),
		});
	});
});

import { createServer } from "node:net";
import { HOUR_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it, onTestFinished } from "vitest";
import { readSettings } from "../../platform/settings.ts";
import { onEachDatabase, onOneDatabase } from "../../testing/sites.ts";
import { backupFinding } from "./check-backup.ts";

import { siteFindings } from "./site-findings.ts";

onEachDatabase((openSite) => {
	it("shows administrators what hilo doctor finds, with a remedy for all that is not well", async () => {
		const site = await openSite();
		const { api } = await site.player("root", { isAdmin: true });
		const shown = await api.admin.health.query();
		const names = (findings: { name: string }[]) => findings.map(({ name }) => name);
		expect(names(shown)).toEqual(names(await siteFindings(site.operator, { isThorough: true })));
		expect(names(shown)).toEqual(
			expect.arrayContaining(["Settings", "Database", "Backup", "Disk", "Mail", "Open files", "Version"]),
		);
		expect(shown.find(({ name }) => name === "Mail")).toMatchObject({
			verdict: "warning",
			found: expect.stringContaining("none is sent"),
		});
		for (const { verdict, remedy } of shown) expect(remedy === null).toBe(verdict === "ok");
	});
});

it("asks the mail server once a minute", async () => {
	let connections = 0;
	const refusing = createServer((socket) => {
		connections += 1;
		socket.on("error", () => undefined);
		socket.end("554 No mails today\r\n");
	});
	await new Promise<void>((resolve) => refusing.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void refusing.close());
	const address = refusing.address();
	const port = typeof address === "object" ? address?.port : 0;
	const site = await onOneDatabase()({ settings: { smtpUrl: `smtp://hilo:hunter2@127.0.0.1:${port}` } });
	const { api } = await site.player("root", { isAdmin: true });
	const mail = async () => (await api.admin.health.query()).find(({ name }) => name === "Mail");
	const [first, second] = await Promise.all([mail(), mail()]);
	expect(first).toEqual(second);
	expect(first).toMatchObject({
		verdict: "problem",
		found: expect.stringContaining("No mails today"),
	});
	expect(JSON.stringify(first)).not.toContain("hunter2");
	await mail();
	expect(connections).toBe(1);
});

const NOW = Date.parse("2026-11-27T08:00:00Z");
const made = (hours: number) => ({
	at: NOW - hours * HOUR_MS,
	bytes: 12_400_000,
	durationMs: 412,
	file: "a",
});
const failed = { at: NOW - MINUTE_MS, since: NOW - 3 * HOUR_MS, reason: "The disk is full." };
const DAILY = readSettings({ BACKUP_AT: "03:30", SITE_TIME_ZONE: "Europe/Berlin" });
const OFF = readSettings({ BACKUP_AT: "off" });

it.each([
	["warning", { last: null, failure: null }, OFF, "none has been made yet; BACKUP_AT is off"],
	[
		"ok",
		{ last: made(5), failure: null },
		DAILY,
		"the last one was made 5 hours ago: 12.4 MB in 0.41 s; the next one is due 2026-11-28 03:30",
	],

	[
		"warning",
		{ last: made(49), failure: null },
		DAILY,
		"the last one was made 2 days ago: 12.4 MB in 0.41 s, though one a day is due",
	],
	[
		"problem",
		{ last: made(48), failure: failed },
		DAILY,
		"can't be made, for the first time 3 hours ago: The disk is full. The last one was made 2 days ago: 12.4 MB in 0.41 s",
	],
])("reports %s of the backup for %j", (verdict, record, settings, found) => {
	expect(backupFinding(record, settings, NOW)).toMatchObject({ verdict, found });
});

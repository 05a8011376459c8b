import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backupDatabase } from "@hilo/db/backup";
import { eachDialect } from "@hilo/db/testing/databases";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it, onTestFinished } from "vitest";
import type { Ctx } from "../../platform/context.ts";
import { onOneDatabase } from "../../testing/sites.ts";
import { TestSite } from "../../testing/test-site.ts";
import { readBackupRecord } from "./backup-record.ts";
import { makeDueBackup } from "./make-due-backup.ts";

const KEEP = 2;
/** Of a process that was killed. */
const LEFT_BEHIND = ["hilo-2026-11-20-033000.backup.7.part", "hilo-2026-11-20-033000.backup.7.part-journal"];

/** Without another process, whose start takes longer than the rest of a test. */
const makeDueHere = (ctx: Ctx) => makeDueBackup(ctx, backupDatabase);

async function backupSettings(databaseUrl: string) {
	const dataDir = await mkdtemp(join(tmpdir(), "hilo-backups-"));
	onTestFinished(() => rm(dataDir, { recursive: true }));
	return { dataDir, databaseUrl, backups: { minuteOfDay: 210, keep: KEEP } };
}

eachDialect((openTestDatabase) => {
	async function openSite() {
		const db = await openTestDatabase();
		const settings = await backupSettings(db.url);
		const site = new TestSite(db, { settings });
		const folder = join(settings.dataDir, "backups");
		const files = async () => (await readdir(folder).catch(() => [])).sort();
		return { site, settings, folder, files };
	}

	it("makes one when one is due, keeps a few, and leaves other files alone", async () => {
		const { site, folder, files } = await openSite();
		const made: string[] = [];
		for (const hours of [0, 1, 24, 24]) {
			site.clock.advance(hours * HOUR_MS);
			await makeDueHere(site.operator);
			made.push((await files()).at(-1) ?? "");
			await writeFile(join(folder, "hilo-mine.backup"), "");
			for (const rest of LEFT_BEHIND) await writeFile(join(folder, rest), "");
		}
		expect(made).toEqual([
			"hilo-2026-11-21-120000.backup",
			"hilo-mine.backup",
			"hilo-mine.backup",
			"hilo-mine.backup",
		]);
		site.clock.advance(DAY_MS);
		await makeDueHere(site.operator);
		expect(await files()).toEqual([
			"hilo-2026-11-23-130000.backup",
			"hilo-2026-11-24-130000.backup",
			"hilo-mine.backup",
		]);
		const { last } = await readBackupRecord(site.operator);
		const { size, mode } = await stat(join(folder, String(last?.file)));
		expect(last).toEqual({
			at: site.clock.now(),
			bytes: size,
			durationMs: expect.any(Number),
			file: "hilo-2026-11-24-130000.backup",
		});
		if (process.platform !== "win32") {
			expect(mode & 0o077).toBe(0);
			expect((await stat(folder)).mode & 0o077).toBe(0);
		}
	});

	it("makes one, in another process, where several processes find it due", async () => {
		const { site, settings, files } = await openSite();
		const others = [site.another({ settings }), site.another({ settings })];
		await Promise.all([site, ...others].map(({ operator }) => makeDueBackup(operator)));
		expect(await files()).toHaveLength(1);
	});
});

const openSite = onOneDatabase();

async function openFailing() {
	const settings = await backupSettings("sqlite:/nowhere/hilo.sqlite");
	const site = await openSite({ settings });
	const root = await site.player("root", { isAdmin: true });
	const messages = async () => {
		await site.settled();
		return (await root.api.admin.notifications.query({ limit: 9 })).map(({ message }) => message);
	};
	return { site, settings, messages, log: () => site.log.take().join() };
}

it("notifies administrators of the first failure since a backup, logs it, and tries again every hour", async () => {
	const { site, settings, messages, log } = await openFailing();
	const failed = "The backup failed: There is no database at /nowhere/hilo.sqlite.";
	await makeDueBackup(site.operator);
	expect(log()).toContain("the backup failed");
	await makeDueHere(site.operator);
	expect(log()).toBe("");
	site.clock.advance(HOUR_MS);
	await makeDueHere(site.operator);
	expect(log()).toBe("");
	expect(await messages()).toEqual([failed]);
	const { failure } = await readBackupRecord(site.operator);
	expect(failure).toMatchObject({ at: site.clock.now(), since: site.clock.now() - HOUR_MS });
	expect(await readdir(join(settings.dataDir, "backups"))).toEqual([]);

	const made = { at: site.clock.now(), bytes: 1, durationMs: 1, file: "a" };
	await site.db.transaction((tx) => site.services.siteSettings.set(tx, "lastBackup", JSON.stringify(made)));
	expect((await readBackupRecord(site.operator)).failure).toBeNull();
	site.clock.advance(DAY_MS);
	await makeDueHere(site.operator);
	log();
	expect(await messages()).toEqual([failed, failed]);
});

it("fails before it writes where less is free than the last one had", async () => {
	const { site, messages, log } = await openFailing();
	const made = { at: site.clock.now() - DAY_MS, bytes: 1e18, durationMs: 1, file: "a" };
	await site.db.transaction((tx) => site.services.siteSettings.set(tx, "lastBackup", JSON.stringify(made)));
	await makeDueHere(site.operator);
	expect(log()).toContain("are free at");
	expect((await messages())[0]).toMatch(/^The backup failed: Only .+ are free at .+ had 1,000,000 TB\.$/);
});

it("counts the backup of an earlier release, and none from the future", async () => {
	const { site, log } = await openFailing();
	const stored = (at: number) =>
		site.db.transaction((tx) => site.services.siteSettings.set(tx, "lastBackupAt", String(at)));
	await stored(site.clock.now() - HOUR_MS);
	await makeDueHere(site.operator);
	expect(log()).toBe("");
	await stored(site.clock.now() + DAY_MS);
	await makeDueHere(site.operator);
	expect(log()).toContain("the backup failed");
});

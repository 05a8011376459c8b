import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { backupDatabase } from "@hilo/db/backup";
import { databaseSize } from "@hilo/db/inspect-database";
import { type OpenTestDatabase, onDialect } from "@hilo/db/testing/databases";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it, onTestFinished } from "vitest";
import type { OperatorCtx } from "../../platform/context.ts";
import { onOneDatabase } from "../../testing/sites.ts";
import { TestSite } from "../../testing/test-site.ts";
import { listBackups } from "./backup-files.ts";
import { readBackupRecord } from "./backup-record.ts";
import { BACKUP_PROGRAM, makeInFolder } from "./make-backup.ts";
import { makeDueBackup } from "./make-due-backup.ts";

const KEEP = 2;
/** Of a process that was killed. */
const LEFT_BEHIND = ["hilo-2026-11-20-033000.backup.7.part", "hilo-2026-11-20-033000.backup.7.part-journal"];

/** Without another process, whose start takes longer than the rest of a test. */
const makeDueHere = (ctx: OperatorCtx) => makeDueBackup(ctx, backupDatabase);

async function backupSettings(databaseUrl: string) {
	const dataDir = await mkdtemp(join(tmpdir(), "hilo-backups-"));
	onTestFinished(() => rm(dataDir, { recursive: true }));
	return { dataDir, databaseUrl, backups: { minuteOfDay: 210, keep: KEEP } };
}

function opener(openTestDatabase: OpenTestDatabase) {
	return async () => {
		const db = await openTestDatabase();
		const settings = await backupSettings(db.url);
		const disk = { freeBytes: 1e12, totalBytes: 2e12 };
		const site = new TestSite(db, { settings, diskSpace: () => Promise.resolve(disk) });
		const folder = join(settings.dataDir, "backups");
		const files = async () => (await readdir(folder).catch(() => [])).sort();
		return { site, settings, folder, files, disk };
	};
}

onDialect("postgres", (openTestDatabase) => {
	it("makes none, though a time is set", async () => {
		const { site, files } = await opener(openTestDatabase)();
		await makeDueHere(site.operator);
		expect(await files()).toEqual([]);
		const root = await site.player("root", { isAdmin: true });
		const findings = await root.api.admin.health.query();
		const found = expect.stringContaining("outside Hilo");
		expect(findings.find(({ name }) => name === "Backup")).toMatchObject({ verdict: "ok", found });
		expect(findings.find(({ name }) => name === "BACKUP_AT")).toMatchObject({ verdict: "warning" });
	});
});

onDialect("sqlite", (openTestDatabase) => {
	const openSite = opener(openTestDatabase);

	it("makes one when one is due, keeps a few, and leaves other files alone", async () => {
		const { site, folder, files } = await openSite();
		const made: string[] = [];
		for (const hours of [0, 1, 24]) {
			site.clock.advance(hours * HOUR_MS);
			await makeDueHere(site.operator);
			made.push((await files()).at(-1) ?? "");
			await writeFile(join(folder, "hilo-mine.backup"), "");
			for (const rest of LEFT_BEHIND) await writeFile(join(folder, rest), "");
		}
		expect(made).toEqual(["hilo-2026-11-21-120000.backup", "hilo-mine.backup", "hilo-mine.backup"]);
		site.clock.advance(DAY_MS);
		await makeDueHere(site.operator);
		expect(await files()).toEqual([
			"hilo-2026-11-22-130000.backup",
			"hilo-2026-11-23-130000.backup",
			"hilo-mine.backup",
		]);
		const { last } = await readBackupRecord(site.operator);
		const { size, mode } = await stat(join(folder, String(last?.file)));
		expect(last).toEqual({
			at: site.clock.now(),
			bytes: size,
			durationMs: expect.any(Number),
			file: "hilo-2026-11-23-130000.backup",
		});
		if (process.platform !== "win32") {
			expect(mode & 0o077).toBe(0);
			expect((await stat(folder)).mode & 0o077).toBe(0);
		}
	});

	it.each<[string, (path: string) => Promise<unknown>, RegExp]>([
		["deleted", (path) => rm(path), /There is no file/],
		["cut short", async (path) => truncate(path, Math.floor((await stat(path)).size / 2)), /damaged|it has/],
	])("is a problem on the dashboard when its file is %s", async (_, spoil, found) => {
		const { site } = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const finding = async () => (await root.api.admin.health.query()).find(({ name }) => name === "Backup");
		const path = await makeInFolder(site.operator, backupDatabase);
		expect(await finding()).toMatchObject({ verdict: "ok" });
		await spoil(path);
		expect(await finding()).toMatchObject({ verdict: "problem", found: expect.stringMatching(found) });
	});

	it("makes one, in another process, where several processes find it due", async () => {
		const { site, settings, files } = await openSite();
		const others = [site.another({ settings }), site.another({ settings })];
		await Promise.all([site, ...others].map(({ operator }) => makeDueBackup(operator)));
		expect(await files()).toHaveLength(1);
	});

	it("is given up by its process when the one that wanted it has ended", async () => {
		const { settings } = await openSite();
		const file = join(settings.dataDir, "mine.backup");
		const child = execFile(process.execPath, [BACKUP_PROGRAM, "write", file, settings.databaseUrl]);
		child.stdin?.end();
		await once(child, "exit");
		expect([child.exitCode, existsSync(file)]).toEqual([0, false]);
	});

	it("never deletes the one just made, and counts those of a clock that was ahead as the oldest", async () => {
		const { site, settings, folder, files } = await openSite();
		site.clock.advance(3 * DAY_MS);
		for (let n = 0; n < KEEP; n++) {
			await makeInFolder(site.operator, backupDatabase);
			site.clock.advance(1000);
		}
		site.clock.advance(-3 * DAY_MS);
		const made: string[] = [];
		// Four days, so that the names of the first two are in the past at the end.
		for (let day = 0; day < 4; day++) {
			made.push(basename(await makeInFolder(site.operator, backupDatabase)));
			expect(await files(), "it is there").toContain(made.at(-1));
			const [latest] = await listBackups(settings, site.clock.now());
			expect(latest?.name, "restore latest takes it").toBe(made.at(-1));
			if (day === 0) expect(await files()).toEqual([made[0], "hilo-2026-11-24-120001.backup"]);
			site.clock.advance(DAY_MS);
		}
		expect(await files()).toEqual(made.slice(-KEEP));
		// The same moment again, as on a clock that was set back.
		site.clock.advance(-DAY_MS);
		await makeInFolder(site.operator, backupDatabase);
		expect(await files()).toContain(made.at(-1)?.replace("120002", "120003"));
		expect(await readdir(folder)).toHaveLength(KEEP);
	});

	it("counts one of a clock that was ahead as the oldest also when that time has come", async () => {
		const { site, settings, folder } = await openSite();
		const ahead = join(folder, "hilo-2026-11-22-200000.backup");
		await mkdir(folder);
		await writeFile(ahead, "");
		await makeInFolder(site.operator, backupDatabase);
		site.clock.advance(2 * DAY_MS);
		const [latest, oldest] = await listBackups(settings, site.clock.now());
		expect([latest?.name, oldest?.path]).toEqual(["hilo-2026-11-21-120000.backup", ahead]);
	});

	it("keeps a reserve free: deletes the oldest for it, else makes none and says what is missing", async () => {
		const { site, folder, files, disk } = await openSite();
		const root = await site.player("root", { isAdmin: true });
		await mkdir(folder);
		const old = ["hilo-2026-11-18-033000", "hilo-2026-11-19-033000", "hilo-2026-11-20-033000"];
		for (const name of old) {
			await writeFile(join(folder, `${name}.backup`), "");
			await truncate(join(folder, `${name}.backup`), 1e8);
		}
		const reserve = 1e9 + (await databaseSize(site.db));
		const diskSpace = async () => ({ ...disk, freeBytes: disk.freeBytes - 1e8 * (await files()).length });
		const ctx = {
			...site.operator,
			machine: { ...site.operator.machine, diskSpace },
			settings: { ...site.operator.settings, backups: { minuteOfDay: 210, keep: 9 } },
		};
		// 50 MB less than deleting all but the newest would free.
		disk.freeBytes = reserve + 0.5e8;
		await makeDueBackup(ctx, backupDatabase);
		expect(await files(), "none was deleted in vain").toEqual(old.map((name) => `${name}.backup`));
		await site.settled();
		const [notification] = await root.api.admin.notifications.query({ limit: 9 });
		expect(notification?.message).toMatch(
			/^The backup failed: Only 7[\d.]+ MB are free at .+ and 1 GB must stay free .+ [45][\d.]+ MB are missing\.$/,
		);
		const backup = (await root.api.admin.health.query()).find(({ name }) => name === "Backup");
		expect(backup).toMatchObject({ verdict: "problem", found: expect.stringContaining("MB are missing") });
		site.log.take();

		site.clock.advance(HOUR_MS);
		disk.freeBytes = reserve + 2.1e8;
		await makeDueBackup(ctx, backupDatabase);
		expect(await files()).toEqual(
			["hilo-2026-11-19-033000", "hilo-2026-11-20-033000", "hilo-2026-11-21-130000"].map(
				(name) => `${name}.backup`,
			),
		);
	});

	it("leaves no part behind, and the older ones, when the disk becomes full while it writes", async () => {
		const { site, folder, files } = await openSite();
		await makeInFolder(site.operator, backupDatabase);
		const before = await files();
		site.clock.advance(DAY_MS);
		await makeDueBackup(site.operator, async ({ file }) => {
			await writeFile(`${file}.7.part`, "half");
			throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
		});
		expect(await files()).toEqual(before);
		expect(site.log.take().join()).toContain("the backup failed");
		const { failure } = await readBackupRecord(site.operator);
		expect(failure?.reason).toContain("no space left");
		expect(await readdir(folder)).toEqual(before);
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

it("counts no backup of a clock that was ahead", async () => {
	const { site, log } = await openFailing();
	const store = (at: number) => {
		const made = JSON.stringify({ at, bytes: 1, durationMs: 1, file: "a" });
		return site.db.transaction((tx) => site.services.siteSettings.set(tx, "lastBackup", made));
	};
	await store(site.clock.now() - HOUR_MS);
	await makeDueHere(site.operator);
	expect(log()).toBe("");
	await store(site.clock.now() + DAY_MS);
	await makeDueHere(site.operator);
	expect(log()).toContain("the backup failed");
});

it("ends the writing process when the server stops, without a failure", async () => {
	const { site, settings, messages, log } = await openFailing();
	const making = makeDueBackup(site.operator);
	await expect.poll(() => existsSync(join(settings.dataDir, "backups"))).toBe(true);
	site.services.machine.readiness.stop();
	await making;
	expect(log()).toBe("");
	expect(await messages()).toEqual([]);
	const { until } = await site.db.kysely.selectFrom("chore_leases").select("until").executeTakeFirstOrThrow();
	expect(until, "the next process need not wait").toBe(0);
});

it("takes a disk of another size without a reserve, for the database is elsewhere", async () => {
	const { site, settings, log, messages } = await openFailing();
	const diskSpace = async (folder: string) =>
		folder === join(settings.dataDir, "backups")
			? { freeBytes: 6e7, totalBytes: 6.4e7 }
			: { freeBytes: 0, totalBytes: 1e12 };
	await makeDueHere({ ...site.operator, machine: { ...site.operator.machine, diskSpace } });
	expect(log()).toContain("the backup failed");
	expect(await messages(), "it was tried").toEqual([expect.stringContaining("There is no database at")]);
});

import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { backupDatabase } from "@hilo/db/backup";
import { explainFileErrors } from "@hilo/db/backup-files";
import { type Database, openDatabase, sqliteFile } from "@hilo/db/open-database";
import { onDialect } from "@hilo/db/testing/databases";
import { migratedSqlite } from "@hilo/db/testing/sqlite-databases";
import { BACKUP_PART_BYTES } from "@hilo/rules/registration/restore";
import { HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it, onTestFinished, vi } from "vitest";
import { refusal } from "../../../testing/refusal.ts";
import { type SiteOptions, TestSite } from "../../../testing/test-site.ts";
import { createSetupLink } from "../create-setup-link.ts";
import { putInPlace } from "./restore-site.ts";
import { deleteUploads, RestoreUploads } from "./restore-uploads.ts";
import { UploadedBackup } from "./uploaded-backup.ts";

async function keyOf(site: TestSite): Promise<string> {
	return new URL(String(await createSetupLink(site.operator))).searchParams.get("key") ?? "";
}

async function newFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "hilo-restore-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	return folder;
}

async function openFresh(db: Database & { readonly url: string }, options: SiteOptions = {}) {
	const site = new TestSite(db, { ...options, settings: { databaseUrl: db.url } });
	const { registration } = site.visitor().api;
	const key = await keyOf(site);
	const begin = (bytes: number) => registration.beginRestore.mutate({ key, bytes });
	/** By parts, as the page does. */
	const send = async (backup: Buffer) => {
		const { upload } = await begin(backup.length);
		for (let at = 0; at < backup.length; at += BACKUP_PART_BYTES) {
			const part = backup.subarray(at, at + BACKUP_PART_BYTES).toString("base64");
			await registration.uploadBackup.mutate({ upload, at, part });
		}
		return () => registration.restore.mutate({ upload });
	};
	const folder = dirname(sqliteFile(db.url) ?? "");
	const uploads = async () => (await readdir(folder)).filter((name) => name.includes("upload"));
	return { site, registration, key, begin, send, uploads };
}

onDialect("sqlite", (openTestDatabase) => {
	/** In a folder that stays when its database is closed. */
	async function open(options?: SiteOptions) {
		const file = join(await newFolder(), "hilo.sqlite");
		await writeFile(file, await migratedSqlite());
		const url = `sqlite:${file}`;
		const db = await openDatabase({ url, isDurable: false });
		onTestFinished(() => db.close());
		return openFresh({ ...db, url }, options);
	}

	let made: Promise<Buffer> | undefined;
	/** Of a site with the account "ada". */
	function backup(): Promise<Buffer> {
		made ??= makeBackup();
		return made;
	}
	async function makeBackup(): Promise<Buffer> {
		const db = await openTestDatabase();
		await new TestSite(db).player("ada", { isAdmin: true });
		const file = join(await newFolder(), "a.backup");
		await backupDatabase({ url: db.url, file });
		return readFile(file);
	}

	it("takes a backup in parts, checks it, and puts it in place with the server stopped", async () => {
		const { site, key, registration, send, uploads } = await open();
		const url = site.services.settings.databaseUrl;
		expect(await registration.invitation.query({ key })).toMatchObject({ restore: "upload" });
		const restore = await send(await backup());
		await restore();
		expect(await site.services.machine.readiness.state()).toBe("stopping");
		expect(await registration.invitation.query({ key })).toMatchObject({ restore: "restarting" });
		const copy = await site.services.restore.ready;
		await site.db.close();
		const previousFile = await putInPlace(site.services.settings, copy);
		const restored = await openDatabase({ url });
		onTestFinished(() => restored.close());
		expect(await restored.kysely.selectFrom("users").select("username").execute()).toEqual([
			{ username: "ada" },
		]);
		expect(await readFile(String(previousFile))).not.toHaveLength(0);
		expect(await uploads()).toEqual([]);
		expect(site.log.take().join()).toContain("a backup is uploaded with the setup link");
	});

	// The other kinds of damage are tested where the check is.
	it("refuses what is damaged or incomplete with its reason, and keeps nothing of it", async () => {
		const { send, begin, registration, uploads, site } = await open();
		const restore = await send((await backup()).subarray(0, -4096));
		expect(await refusal(restore())).toMatchObject({
			code: "registration/backup-refused",
			message: expect.stringMatching(/^This file is .*damaged/),
		});
		expect(await uploads()).toEqual([]);
		const { upload } = await begin(10);
		const part = Buffer.alloc(9).toString("base64");
		await registration.uploadBackup.mutate({ upload, at: 0, part });
		// Its answer was lost.
		await registration.uploadBackup.mutate({ upload, at: 0, part });
		const ended = { code: "registration/upload-ended" };
		expect(await refusal(registration.uploadBackup.mutate({ upload, at: 9, part }))).toMatchObject(ended);
		expect(await refusal(registration.restore.mutate({ upload }))).toMatchObject(ended);
		expect(await uploads()).toEqual([]);
		expect(await site.services.machine.readiness.state()).toBe("ok");
		site.log.take();
	});

	it("needs a setup link that is valid, and a site without any account", async () => {
		const { site, key, registration, begin, send } = await open();
		const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;
		const restore = await send(await backup());
		site.log.take();
		await site.player("bob");
		expect(await codeOf(restore())).toBe("registration/has-accounts");
		expect(await codeOf(begin(1))).toBe("registration/has-accounts");
		expect(await registration.invitation.query({ key })).toMatchObject({ status: "valid", restore: null });
		const root = await site.player("root", { isAdmin: true });
		expect(await codeOf(begin(1))).toBe("registration/set-up-already");
		const { url } = await root.api.registration.createInvitation.mutate({ uses: 1, days: 1 });
		const invitation = new URL(url).searchParams.get("key") ?? "";
		for (const [wrong, code] of [
			[invitation, "registration/invitation-unknown"],
			["guessed", "registration/invitation-unknown"],
		] as const)
			expect(await codeOf(registration.beginRestore.mutate({ key: wrong, bytes: 1 }))).toBe(code);
		const other = await open();
		other.site.clock.advance(HOUR_MS);
		expect(await codeOf(other.begin(1))).toBe("registration/invitation-expired");
	});

	it("takes one upload at a time, gives up one that pauses, and clears what a killed process left", async () => {
		const { site, begin, registration, uploads } = await open();
		const { upload } = await begin(10);
		expect(await refusal(begin(10))).toMatchObject({ status: 409, code: "registration/other-upload" });
		expect(await uploads()).toHaveLength(1);
		await deleteUploads(site.services.settings);
		expect(await uploads()).toEqual([]);
		await refusal(registration.restore.mutate({ upload }));
		const quick = new RestoreUploads(site.services.settings, () => expect.unreachable(), 1);
		const paused = await quick.begin(10);
		await expect.poll(uploads).toEqual([]);
		await expect(quick.write(paused, 0, Buffer.alloc(1))).rejects.toThrow("broke off");
		await expect(quick.begin(10)).resolves.toEqual(expect.any(String));
		await expect.poll(uploads).toEqual([]);
		site.log.take();
	});

	it("keeps nothing of an upload that the disk refuses, and takes the next one", async () => {
		const { site, begin, registration, uploads } = await open();
		const { upload } = await begin(10);
		const full = Object.assign(new Error("full"), { code: "ENOSPC" });
		const write = vi.spyOn(UploadedBackup.prototype, "write");
		onTestFinished(() => write.mockRestore());
		write.mockImplementation(() => explainFileErrors("the disk", () => Promise.reject(full)));
		const part = Buffer.alloc(10).toString("base64");
		expect(await refusal(registration.uploadBackup.mutate({ upload, at: 0, part }))).toMatchObject({
			message: expect.stringContaining("is full"),
		});
		expect(await uploads()).toEqual([]);
		await begin(10);
		site.log.take();
	});

	it("tells the waiting page that the restored site is in maintenance", async () => {
		const { site, key, registration } = await open();
		await site.services.db.transaction((tx) => site.services.siteSettings.set(tx, "maintenance", "on"));
		expect(await registration.invitation.query({ key })).toMatchObject({ status: "valid" });
	});

	it("takes no more than the disk has, and few attempts", async () => {
		const disk = { freeBytes: 6e7, totalBytes: 1e9 };
		const { site, begin } = await open({ diskSpace: async () => disk });
		expect(await refusal(begin(2e7))).toMatchObject({
			status: 413,
			message: "The site’s disk has no space for this backup: 10 MB are missing.",
		});
		for (let attempt = 1; attempt < 20; attempt++) await refusal(begin(2e7));
		expect(await refusal(begin(1))).toMatchObject({ status: 429 });
		expect(site.log.take()).toEqual([]);
	});

	it("puts nothing in place of a database that got an account last", async () => {
		const { site, send } = await open();
		const restore = await send(await backup());
		await restore();
		const copy = await site.services.restore.ready;
		await site.player("bob");
		await site.db.close();
		await expect(putInPlace(site.services.settings, copy)).rejects.toThrow("The site has accounts.");
		site.log.take();
	});
});

onDialect("postgres", (openTestDatabase) => {
	it("names PostgreSQL's own programs", async () => {
		const db = await openTestDatabase();
		const site = new TestSite(db, { settings: { databaseUrl: db.url } });
		const key = await keyOf(site);
		const { registration } = site.visitor().api;
		expect(await registration.invitation.query({ key })).toMatchObject({ restore: "postgres" });
		expect(await refusal(registration.beginRestore.mutate({ key, bytes: 1 }))).toMatchObject({
			status: 409,
			message: expect.stringContaining("pg_restore"),
		});
	});
});

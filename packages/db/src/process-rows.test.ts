import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { backupDatabase, restoreDatabase } from "./backup.ts";
import { openDatabase } from "./open-database.ts";
import type { Queries } from "./queries.ts";
import { eachDialect } from "./testing/databases.ts";
import { aUser } from "./testing/rows.ts";

const NOW = Date.parse("2026-11-28T12:00:00Z");
const LATER = NOW + 30_000;

const aLink = (id: string, makesAdmin: 0 | 1) => ({
	id,
	hash: id,
	makes_admin: makesAdmin,
	uses_left: 1,
	max_uses: 1,
	expires_at: LATER,
	created_at: 0,
	created_by: null,
	note: "",
});

async function fill(db: Queries): Promise<void> {
	await db.insertInto("users").values(aUser("ada")).execute();
	await db.insertInto("chore_leases").values({ chore: "backup", holder: "a", until: LATER }).execute();
	await db.insertInto("server_processes").values({ id: "a", alive_until: LATER }).execute();
	const present = {
		user_id: "ada",
		process_id: "a",
		status: "online",
		is_connected: 1,
		online_until: LATER,
	} as const;
	await db.insertInto("presences").values(present).execute();
	await db
		.insertInto("registration_invitations")
		.values([aLink("setup", 1), aLink("friends", 0)])
		.execute();
	for (const key of ["lastBackup", "lastBackupFailure", "analytics"])
		await db.insertInto("settings").values({ key, value: "x" }).execute();
}

eachDialect((openTestDatabase) => {
	it("are not in a site that is restored from a backup", async () => {
		const live = await openTestDatabase();
		await fill(live.kysely);
		const folder = await mkdtemp(join(tmpdir(), "hilo-process-rows-"));
		onTestFinished(() => rm(folder, { recursive: true, force: true }));
		const file = join(folder, "a.backup");
		await backupDatabase({ url: live.url, file });
		const isSqlite = live.dialect === "sqlite";
		const url = isSqlite ? `sqlite:${folder}/new.sqlite` : (await openTestDatabase({ isEmpty: true })).url;
		await restoreDatabase({ url, file });
		// A copy of SQLite's may also be put in place by hand.
		for (const restoredUrl of isSqlite ? [url, `sqlite:${file}`] : [url]) {
			const restored = await openDatabase({ url: restoredUrl });
			onTestFinished(() => restored.close());
			const { kysely } = restored;
			expect(await kysely.selectFrom("chore_leases").selectAll().execute()).toEqual([]);
			const alive = kysely.selectFrom("server_processes").selectAll().where("alive_until", ">", NOW);
			expect(await alive.execute()).toEqual([]);
			// The next process notes when they were last online.
			expect(await kysely.selectFrom("presences").select("user_id").execute()).toEqual([{ user_id: "ada" }]);
			expect(await kysely.selectFrom("registration_invitations").select("id").execute()).toEqual([
				{ id: "friends" },
			]);
			expect(await kysely.selectFrom("settings").select("key").where("value", "=", "x").execute()).toEqual([
				{ key: "analytics" },
			]);
		}
		expect(await live.kysely.selectFrom("chore_leases").selectAll().execute()).toHaveLength(1);
	});
});

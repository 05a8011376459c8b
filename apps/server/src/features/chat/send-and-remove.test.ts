import { dialectOf } from "@hilo/db/dialect-of";
import type { Tx } from "@hilo/db/open-database";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { lockUsers } from "../users/lock-users.ts";

/** Whether another transaction waits for this one. SQLite has no table for it, but all others wait there. */
async function isWaitedFor(tx: Tx): Promise<boolean> {
	if (dialectOf(tx) === "sqlite") return true;
	const waiting =
		await sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(
			tx,
		);
	return waiting.rows.length > 0;
}

onEachDatabase((openSite) => {
	it("stores no message whose friendship ends while it is sent, without a deadlock", async () => {
		let attempts = 0;
		const site = await openSite({
			wrapDatabase: (db) => ({
				...db,
				transaction: (work) =>
					db.transaction((tx) => {
						attempts += 1;
						return work(tx);
					}),
			}),
		});
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		await befriend(site, ada, ben);
		await ada.api.chat.send.mutate({ userId: ben.id, content: "hi", clientId: "0" });
		attempts = 0;
		const [locked, isSending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const removing = site.db.transaction(async (tx) => {
			await lockUsers(tx, [ben.id]);
			locked.resolve();
			await isSending.promise;
			await expect.poll(() => isWaitedFor(tx)).toBe(true);
			await lockUsers(tx, [ada.id]);
			await tx.deleteFrom("friendships").execute();
		});
		await locked.promise;
		const sending = refusal(
			ada.api.chat.send.mutate({ userId: ben.id, content: "still friends?", clientId: "1" }),
		);
		isSending.resolve();
		await removing;
		expect(await sending).toMatchObject({ status: 403, code: "chat/not-friends" });
		expect(attempts, "no deadlock has sent anybody back to the start").toBe(1);
		const stored = await site.db.kysely.selectFrom("chat_messages").select("content").execute();
		expect(stored).toEqual([{ content: "hi" }]);
	});
});

import { openDatabase } from "@hilo/db/open-database";
import { onDialect } from "@hilo/db/testing/databases";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { setAdmin } from "../../features/accounts/set-admin.ts";
import { TestSite } from "../../testing/test-site.ts";
import { hashSecret } from "../system/ids.ts";
import { createPostgresBus } from "./postgres-bus.ts";

onDialect("postgres", (openTestDatabase) => {
	async function twoSites() {
		const { url } = await openTestDatabase();
		const open = async () => {
			const db = await openDatabase({ url });
			const bus = createPostgresBus(url, (err) => site.log.logger.error({ err }, "a live event failed"));
			const site: TestSite = new TestSite(db, { bus });
			onTestFinished(async () => {
				await bus.close();
				await db.close();
				expect(site.log.take()).toEqual([]);
			});
			// A process that begins to listen refreshes everything.
			await expect.poll(() => site.received("anybody")).toContainEqual({ kind: "refresh" });
			site.live.clear();
			return site;
		};
		return { here: await open(), there: await open(), url };
	}

	it("delivers to the streams of every process once", async () => {
		const { here, there } = await twoSites();
		here.services.live.notifyClients(["ada"], { kind: "message", from: "ben" });
		here.services.live.notifyClients(["ada", "ben"], { kind: "me" });
		there.services.live.notifyClients("everyone", { kind: "version" });
		await expect.poll(() => there.received("ben")).toContainEqual({ kind: "me" });
		await expect.poll(() => here.received("ben")).toContainEqual({ kind: "version" });
		for (const site of [here, there]) {
			expect(site.received("ada")).toHaveLength(3);
			expect(site.received("ben")).toHaveLength(2);
		}
	});

	it("delivers to very many players", async () => {
		const { here, there } = await twoSites();
		const everybody = Array.from({ length: 1000 }, (_, n) => `00000000-0000-7000-8000-${n}`.padEnd(36, "x"));
		here.services.live.notifyClients(everybody, { kind: "presence", of: "ada" });
		await expect.poll(() => everybody.filter((id) => there.received(id).length !== 1)).toEqual([]);
	});

	it("ends a stream at another process when its user's rights change", async () => {
		const { here, there } = await twoSites();
		await here.player("root", { isAdmin: true });
		const ada = await here.player("ada");
		const sessionId = hashSecret(ada.cookies.get("hilo_session") ?? "");
		const owner = { userId: ada.id, sessionId, isAdmin: false, address: "192.0.2.1" };
		const stream = there.services.streams.open(owner);
		await stream.next();
		const last = stream.next();
		await setAdmin(here.operator, { username: "ada", isAdmin: true });
		expect((await last).value).toMatchObject({ kind: "over", why: "rights" });
	});

	it("sends a refresh after its connection was lost, and continues", async () => {
		const { here, there, url } = await twoSites();
		const other = await openDatabase({ url });
		await sql`select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and application_name = 'hilo live events'`.execute(other.kysely);
		await other.close();
		here.services.live.notifyClients(["ada"], { kind: "me" });
		await expect.poll(() => here.received("ada")).toContainEqual({ kind: "refresh" });
		await expect.poll(() => there.received("ada")).toContainEqual({ kind: "refresh" });
		here.services.live.notifyClients(["ada"], { kind: "friends" });
		await expect.poll(() => there.received("ada")).toContainEqual({ kind: "friends" });
		// The log may contain the failure of what was being sent when the connection broke.
		for (const site of [here, there])
			expect(site.log.take().filter((line) => !line.includes("a live event failed"))).toEqual([]);
	});

	it("treats unknown events as a refresh, and ignores other payloads", async () => {
		const { here, url } = await twoSites();
		const other = await openDatabase({ url });
		const send = (payload: string) => sql`select pg_notify('hilo_live', ${payload})`.execute(other.kysely);
		await send("no JSON");
		await send('{"from":"x","signals":[{"to":7}]}');
		await send('{"from":"x","signals":[{"to":["ada"],"fact":{"kind":"of a newer version"}}]}');
		await other.close();
		await expect.poll(() => here.received("ada")).toEqual([{ kind: "refresh" }]);
	});
});

import { openDatabase } from "@hilo/db/open-database";
import { onDialect } from "@hilo/db/testing/databases";
import { PostgresProxy } from "@hilo/db/testing/postgres-proxy";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { setAdmin } from "../../features/accounts/set-admin.ts";
import { TestSite } from "../../testing/test-site.ts";
import { hashSecret } from "../system/ids.ts";
import { createPostgresBus } from "./postgres-bus.ts";

const FREEZE: Readonly<Record<string, (proxy: PostgresProxy) => void>> = {
	"is idle": (proxy) => proxy.freeze(),
	sends: (proxy) => proxy.freezeOn("pg_notify"),
	"begins to listen": (proxy) => {
		proxy.freezeOn("listen");
		proxy.cut();
	},
};

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
			site.liveEvents.clear();
			return site;
		};
		return { firstSite: await open(), secondSite: await open(), url };
	}

	it("delivers to the streams of every process once", async () => {
		const { firstSite, secondSite } = await twoSites();
		firstSite.services.live.notifyClients(["ada"], { kind: "message", from: "ben" });
		firstSite.services.live.notifyClients(["ada", "ben"], { kind: "me" });
		secondSite.services.live.notifyClients("everyone", { kind: "version" });
		await expect.poll(() => secondSite.received("ben")).toContainEqual({ kind: "me" });
		await expect.poll(() => firstSite.received("ben")).toContainEqual({ kind: "version" });
		for (const site of [firstSite, secondSite]) {
			expect(site.received("ada")).toHaveLength(3);
			expect(site.received("ben")).toHaveLength(2);
		}
	});

	it("delivers to very many players", async () => {
		const { firstSite, secondSite } = await twoSites();
		const manyUserIds = Array.from({ length: 1000 }, (_, n) =>
			`00000000-0000-7000-8000-${n}`.padEnd(36, "x"),
		);
		firstSite.services.live.notifyClients(manyUserIds, { kind: "presence", of: "ada" });
		await expect.poll(() => manyUserIds.filter((id) => secondSite.received(id).length !== 1)).toEqual([]);
	});

	it("ends a stream at another process when its user's rights change", async () => {
		const { firstSite, secondSite } = await twoSites();
		await firstSite.player("root", { isAdmin: true });
		const ada = await firstSite.player("ada");
		const sessionId = hashSecret(ada.cookies.get("hilo_session") ?? "");
		const owner = { userId: ada.id, sessionId, isAdmin: false, address: "192.0.2.1" };
		const stream = secondSite.services.live.streams.open(owner);
		await stream.next();
		const last = stream.next();
		await setAdmin(firstSite.operator, { username: "ada", isAdmin: true });
		expect((await last).value).toMatchObject({ kind: "over", why: "rights" });
	});

	it("sends a refresh after its connection was lost, and continues", async () => {
		const { firstSite, secondSite, url } = await twoSites();
		const other = await openDatabase({ url });
		await sql`select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and application_name = 'hilo live events'`.execute(other.kysely);
		await other.close();
		firstSite.services.live.notifyClients(["ada"], { kind: "me" });
		await expect.poll(() => firstSite.received("ada")).toContainEqual({ kind: "refresh" });
		await expect.poll(() => secondSite.received("ada")).toContainEqual({ kind: "refresh" });
		firstSite.services.live.notifyClients(["ada"], { kind: "friends" });
		await expect.poll(() => secondSite.received("ada")).toContainEqual({ kind: "friends" });
		// The log may contain the failure of what was being sent when the connection broke.
		for (const site of [firstSite, secondSite])
			expect(site.log.take().filter((line) => !line.includes("a live event failed"))).toEqual([]);
	});

	it.each(Object.keys(FREEZE))(
		"receives again after its server froze while it %s, and logs one line",
		async (doing) => {
			const { url } = await openTestDatabase();
			const proxy = await PostgresProxy.open(url);
			const errors: unknown[] = [];
			const onError = (error: unknown) => errors.push(error);
			const buses = [
				createPostgresBus(url, onError),
				createPostgresBus(proxy.url, onError, { probeMs: 300 }),
			];
			onTestFinished(async () => {
				await Promise.all(buses.map((bus) => bus.close()));
				await proxy.close();
			});
			const heard = new Set<string>();
			for (const [n, bus] of buses.entries())
				bus.subscribe(({ to, event }) => event?.kind === "me" && heard.add(`${n} hears ${to}`));
			const publish = () => {
				for (const [n, bus] of buses.entries()) bus.publish({ to: [`${n}`], event: { kind: "me" } });
			};
			const reachOneAnother = async () => {
				heard.clear();
				const areHeard = () => {
					publish();
					return heard.has("0 hears 1") && heard.has("1 hears 0");
				};
				await expect.poll(areHeard, { timeout: 20_000 }).toBe(true);
			};
			await reachOneAnother();
			FREEZE[doing]?.(proxy);
			const traffic = setInterval(publish, 20);
			await expect.poll(() => proxy.isFrozen, { timeout: 20_000 }).toBe(true);
			const { opened } = proxy;
			// A new connection shows that the frozen one was given up.
			await expect.poll(() => proxy.opened, { timeout: 20_000 }).toBeGreaterThan(opened);
			clearInterval(traffic);
			proxy.thaw();
			await reachOneAnother();
			expect(errors).toHaveLength(1);
		},
	);

	it("sends one refresh instead of thousands of signals that it could not send", async () => {
		const { firstSite, url } = await twoSites();
		const proxy = await PostgresProxy.open(url);
		const bus = createPostgresBus(proxy.url, () => {}, { probeMs: 300 });
		onTestFinished(async () => {
			await bus.close();
			await proxy.close();
		});
		bus.publish({ to: ["ada"], event: { kind: "me" } });
		await expect.poll(() => firstSite.received("ada"), { timeout: 20_000 }).toContainEqual({ kind: "me" });
		firstSite.liveEvents.clear();
		proxy.freeze();
		for (let n = 0; n < 2000; n++) bus.publish({ to: ["ada"], event: { kind: "friends" } });
		proxy.thaw();
		await expect
			.poll(() => firstSite.received("ada").at(-1), { timeout: 20_000 })
			.toEqual({ kind: "refresh" });
		expect(firstSite.received("ada").length).toBeLessThan(1000);
	});

	it("treats unknown events as a refresh, and ignores other payloads", async () => {
		const { firstSite, url } = await twoSites();
		const other = await openDatabase({ url });
		const send = (payload: string) => sql`select pg_notify('hilo_live', ${payload})`.execute(other.kysely);
		await send("no JSON");
		await send('{"from":"x","signal":{"to":7}}');
		await send('{"from":"x","signal":{"to":["ada"],"event":{"kind":"of another version"}}}');
		await other.close();
		await expect.poll(() => firstSite.received("ada")).toEqual([{ kind: "refresh" }]);
	});
});

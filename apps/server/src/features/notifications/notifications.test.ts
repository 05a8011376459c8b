import type { Tx } from "@hilo/db/open-database";
import { planOf } from "@hilo/db/testing/plan-of";
import { DAY_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { deleteOldest } from "../../platform/in-batches.ts";
import { testItems } from "../../testing/games.ts";
import { insertAdminNotification } from "../../testing/notifications.ts";
import { refusal } from "../../testing/refusal.ts";
import { notificationsOf } from "../../testing/reported.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { notifyPlayer } from "./notify-player.ts";
import { findLatestUnread, findWithoutTicket } from "./player-notifications.repo.ts";
import { sweepNotifications } from "./sweep-notifications.ts";

const notifications = async (site: TestSite) => {
	await site.settled();
	const rows = await site.db.kysely
		.selectFrom("admin_notifications")
		.select(["type", "message", "link"])
		.orderBy("created_at")
		.execute();
	return rows.map(({ type, message, link }) => [type, message, link]);
};

onEachDatabase((openSite) => {
	it("keeps the newest of administrators, with their readers", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		for (const id of ["a", "b", "c"]) await insertAdminNotification(site, id);
		await root.api.admin.readAllNotifications.mutate();
		await sweepNotifications(site.operator);
		expect(await root.api.admin.notifications.query({})).toHaveLength(3);
		await sweepNotifications(site.operator, 2);
		expect((await root.api.admin.notifications.query({})).map(({ id }) => id)).toEqual(["c", "b"]);
		expect(await site.db.kysely.selectFrom("admin_notification_reads").selectAll().execute()).toHaveLength(2);
	});

	it("reads those of players by index", async () => {
		const { db } = await openSite();
		const queries: [string, (tx: Tx) => Promise<unknown>][] = [
			["support_notifications_unread", (tx) => findLatestUnread(tx, "u")],
			["support_notifications_of_user", (tx) => findWithoutTicket(tx, "u", 9)],
			[
				"support_notifications_oldest",
				(tx) => deleteOldest(tx, "support_notifications", { column: "created_at", key: ["id"], before: 1 }),
			],
		];
		for (const [index, work] of queries) {
			const plan = await planOf(db, work);
			// PostgreSQL picks an index by the number of rows, and the table is empty.
			if (db.dialect === "sqlite") expect(plan).toContain(index);
			expect(plan, `${index}: the table is not read as a whole`).not.toMatch(/Seq Scan on (?!pg)/);
		}
	});

	it("are created once for a new user and a new game", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const ada = site.visitor();
		const account = { username: "ada", email: "ada@example.org", password: PASSWORD };
		const { user } = await ada.api.accounts.register.mutate(account);
		await site.visitor().post("/auth/register", account);
		site.clock.advance(1);
		const items = testItems(10);
		const game = { name: "Rivers", description: "How long they are", items, clientId: "once" };
		const { id } = await ada.api.customGames.create.mutate(game);
		await ada.api.customGames.create.mutate(game);
		expect(await notifications(site)).toEqual([
			["user", "ada has registered", `/admin/users/${user.id}`],
			["game", "ada made the game “Rivers”", `/admin/games/custom?search=${id}`],
		]);
		expect(site.received(root.id)).toContainEqual({ kind: "admin" });
		expect(site.received(user.id)).not.toContainEqual({ kind: "admin" });
	});
});

onAnyDatabase((openSite) => {
	it("keeps those of players for half a year", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		for (const message of ["first", "second"]) {
			await site.db.transaction((tx) =>
				notifyPlayer(site.services, tx, { userId: ada.id, message, ticketId: null }),
			);
			site.clock.advance(DAY_MS);
		}
		site.clock.advance(178 * DAY_MS);
		await sweepNotifications(site.operator);
		expect(await notificationsOf(site, ada)).toEqual(["first", "second"]);
		site.clock.advance(1);
		await sweepNotifications(site.operator);
		expect(await notificationsOf(site, ada)).toEqual(["second"]);
	});

	it("are created for bursts of failed sign-ins, once an hour", async () => {
		const site = await openSite();
		const fail = async (times: number) => {
			for (let n = 0; n < times; n++) {
				const browser = site.visitor({ address: `192.0.2.${n}` });
				await browser.post("/auth/login", { emailOrUsername: `nobody-${n}`, password: "wrong" });
			}
			return (await notifications(site)).length;
		};
		expect(await fail(19)).toBe(0);
		site.clock.advance(10 * MINUTE_MS);
		expect(await fail(19)).toBe(0);
		expect(await fail(2)).toBe(1);
		expect(await notifications(site)).toEqual([["security", "20 failed sign-ins in 10 minutes", null]]);
		site.clock.advance(50 * MINUTE_MS);
		expect(await fail(21)).toBe(1);
		site.clock.advance(10 * MINUTE_MS);
		expect(await fail(21)).toBe(2);
	});

	it("are marked as read for each administrator separately: one, or all", async () => {
		const site = await openSite();
		const [root, eve] = [
			await site.player("root", { isAdmin: true }),
			await site.player("eve", { isAdmin: true }),
		];
		for (const id of ["a", "b", "c", "d", "e", "f"]) {
			await insertAdminNotification(site, id);
			site.clock.advance(1);
		}
		const shown = async (limit?: number) =>
			(await root.api.admin.notifications.query({ limit })).map(({ id, read }) => id + (read ? "+" : ""));
		expect(await shown()).toEqual(["f", "e", "d", "c", "b"]);
		expect(await shown(0)).toEqual(["f"]);
		await root.api.admin.readNotification.mutate({ id: "e" });
		await root.api.admin.readNotification.mutate({ id: "e" });
		expect(site.received(root.id)).toContainEqual({ kind: "admin" });
		expect(await shown(50)).toEqual(["f", "e+", "d", "c", "b", "a"]);
		expect(await root.api.admin.unreadNotifications.query()).toEqual({ count: 5 });
		expect(await refusal(root.api.admin.readNotification.mutate({ id: "x" }))).toMatchObject({ status: 404 });
		await root.send("PUT", "/admin/notifications/mark-all-read");
		expect((await root.get("/admin/notifications/unread-count")).body).toEqual({ count: 0 });
		expect(await eve.api.admin.unreadNotifications.query()).toEqual({ count: 6 });
		expect((await eve.get("/admin/notifications?limit=1")).body).toEqual([
			{ id: "f", type: "other", message: "This is f", time: "2026-11-21T12:00:00.005Z", read: false },
		]);
	});
});

import type { Tx } from "@hilo/db/open-database";
import { planOf } from "@hilo/db/testing/plan-of";
import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { deleteOldest } from "../../platform/in-batches.ts";
import { insertAdminNotification } from "../../testing/notifications.ts";
import { notificationsOf } from "../../testing/reported.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { notifyPlayer } from "./notify-player.ts";
import { findLatestUnread, findWithoutTicket } from "./player-notifications.repo.ts";
import { sweepNotifications } from "./sweep-notifications.ts";

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
});

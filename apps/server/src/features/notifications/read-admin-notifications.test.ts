import { expect, it } from "vitest";
import { insertAdminNotification } from "../../testing/notifications.ts";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase } from "../../testing/sites.ts";

onEachDatabase((openSite) => {
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

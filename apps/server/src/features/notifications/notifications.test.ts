import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { notifyPlayer } from "./notify-player.ts";

onEachDatabase((openSite) => {
	it("notifies only that player, and only after the commit", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const notification = { userId: ada.id, message: "Your game was removed: copied.", ticketId: null };
		const undone = site.db.transaction(async (tx) => {
			await notifyPlayer(site.services, tx, notification);
			throw new Error("not removed after all");
		});
		await expect(undone).rejects.toThrow("not removed");
		expect(site.received(ada.id)).toEqual([]);
		await site.db.transaction((tx) => notifyPlayer(site.services, tx, notification));
		expect([site.received(ada.id), site.received(bob.id)]).toEqual([[{ kind: "notification" }], []]);
		const rows = await site.db.kysely.selectFrom("support_notifications").selectAll().execute();
		expect(rows).toEqual([
			{
				id: expect.any(String),
				user_id: ada.id,
				ticket_id: null,
				message: notification.message,
				created_at: site.clock.now(),
				read_at: null,
			},
		]);
	});
});

import type { TestSite } from "./test-site.ts";

/** Stores an unread notification for administrators. */
export async function insertAdminNotification(
	site: TestSite,
	id = "a-notification",
): Promise<{ adminNotificationId: string }> {
	const notification = { id, type: "other", message: `This is ${id}`, link: null } as const;
	await site.db.kysely
		.insertInto("admin_notifications")
		.values({ ...notification, created_at: site.clock.now() })
		.execute();
	return { adminNotificationId: id };
}

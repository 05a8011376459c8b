import type { TestSite } from "./test-site.ts";

export async function insertNotice(site: TestSite, id = "a-notice"): Promise<{ noticeId: string }> {
	const notice = { id, type: "other", message: `This is ${id}`, link: null } as const;
	await site.db.kysely
		.insertInto("admin_notifications")
		.values({ ...notice, created_at: site.clock.now() })
		.execute();
	return { noticeId: id };
}

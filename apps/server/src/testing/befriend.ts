import type { Player, TestSite } from "./test-site.ts";

export async function befriend({ db, clock }: TestSite, one: Player, other: Player): Promise<void> {
	const added_at = clock.now();
	await db.kysely
		.insertInto("friendships")
		.values([
			{ user_id: one.id, friend_id: other.id, added_at },
			{ user_id: other.id, friend_id: one.id, added_at },
		])
		.execute();
}

import type { Player, TestSite } from "./test-site.ts";

export async function befriend({ db, clock }: TestSite, player: Player, friend: Player): Promise<void> {
	const added_at = clock.now();
	await db.kysely
		.insertInto("friendships")
		.values([
			{ user_id: player.id, friend_id: friend.id, added_at },
			{ user_id: friend.id, friend_id: player.id, added_at },
		])
		.execute();
}

import type { Queries } from "@hilo/db/queries";

/** A game, or all that a user has made and sent. */
export type Shared = { readonly gameId: string } | { readonly ofUser: string };

export async function findReceivers(
	db: Queries,
	shared: Shared,
	{ after, limit }: { after: string; limit: number },
): Promise<string[]> {
	const rows = await db
		.selectFrom("custom_invitations")
		.select("user_id")
		.distinct()
		.where("status", "in", ["pending", "accepted"])
		.where("user_id", ">", after)
		.where((eb) => {
			if ("gameId" in shared) return eb("game_id", "=", shared.gameId);
			const made = eb.selectFrom("custom_games").select("id").where("creator_id", "=", shared.ofUser);
			return eb.or([eb("sender_id", "=", shared.ofUser), eb("game_id", "in", made)]);
		})
		.orderBy("user_id")
		.limit(limit)
		.execute();
	return rows.map(({ user_id }) => user_id);
}

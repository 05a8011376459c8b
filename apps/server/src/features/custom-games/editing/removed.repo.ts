import type { Queries } from "@hilo/db/tables";

/** Games removed before these times are due, by who removed them. Epoch ms. */
interface Due {
	readonly byCreator: number;
	readonly byAdministrator: number;
}

export async function findDue(
	db: Queries,
	{ byCreator, byAdministrator }: Due,
	limit: number,
): Promise<string[]> {
	const rows = await db
		.selectFrom("custom_games")
		.select("id")
		.where("removed_at", "is not", null)
		.where((eb) =>
			eb.or([
				eb.and([eb("removed_by", "=", "creator"), eb("removed_at", "<", byCreator)]),
				eb.and([eb("removed_by", "=", "administrator"), eb("removed_at", "<", byAdministrator)]),
			]),
		)
		.orderBy("removed_at")
		.limit(limit)
		.execute();
	return rows.map(({ id }) => id);
}

export async function deleteSomePlays(db: Queries, gameId: string, limit: number): Promise<number> {
	const players = (table: "custom_scores" | "custom_bests") =>
		db.selectFrom(table).select("user_id").distinct().where("game_id", "=", gameId).limit(limit);
	const results = await Promise.all([
		db
			.deleteFrom("custom_plays")
			.where(
				"id",
				"in",
				db.selectFrom("custom_plays").select("id").where("game_id", "=", gameId).limit(limit),
			)
			.executeTakeFirst(),
		db
			.deleteFrom("custom_scores")
			.where("game_id", "=", gameId)
			.where("user_id", "in", players("custom_scores"))
			.executeTakeFirst(),
		db
			.deleteFrom("custom_bests")
			.where("game_id", "=", gameId)
			.where("user_id", "in", players("custom_bests"))
			.executeTakeFirst(),
		db
			.deleteFrom("duels")
			.where(
				"id",
				"in",
				db.selectFrom("duels").select("id").where("custom_game_id", "=", gameId).limit(limit),
			)
			.executeTakeFirst(),
	]);
	return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

export async function deleteRemoved(db: Queries, id: string): Promise<void> {
	await db.deleteFrom("custom_games").where("id", "=", id).where("removed_at", "is not", null).execute();
}

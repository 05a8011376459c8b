import type { Ctx } from "../../platform/context.ts";

/** Deletes up to `limit` runs of a deleted custom game, with their moves. @returns how many. */
export async function deleteRunsOf(
	{ db }: Pick<Ctx, "db">,
	customGameId: string,
	limit: number,
): Promise<number> {
	const { numDeletedRows } = await db.kysely
		.deleteFrom("runs")
		.where("id", "in", (eb) =>
			eb.selectFrom("runs").select("id").where("custom_game_id", "=", customGameId).limit(limit),
		)
		.executeTakeFirst();
	return Number(numDeletedRows);
}

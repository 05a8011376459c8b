import type { Queries } from "@hilo/db/queries";
import type { CustomPlayRow } from "@hilo/db/tables";

export function playsAfter(
	db: Queries,
	userId: string,
	{ after, limit }: { after: Pick<CustomPlayRow, "played_at" | "id"> | undefined; limit: number },
) {
	const first = db
		.selectFrom("custom_plays")
		.innerJoin("custom_games", "custom_games.id", "custom_plays.game_id")
		.select([
			"custom_plays.id",
			"custom_plays.game_id",
			"custom_games.name",
			"custom_plays.score",
			"custom_plays.time_taken",
			"custom_plays.total_guesses",
			"custom_plays.verified",
			"custom_plays.played_at",
		])
		.where("custom_plays.user_id", "=", userId)
		.orderBy("custom_plays.played_at")
		.orderBy("custom_plays.id")
		.limit(limit);
	if (after === undefined) return first.execute();
	return first
		.where(({ eb, refTuple, tuple }) =>
			eb(refTuple("custom_plays.played_at", "custom_plays.id"), ">", tuple(after.played_at, after.id)),
		)
		.execute();
}

import { forUpdate } from "@hilo/db/for-update";
import { hot, type Param } from "@hilo/db/hot";
import type { Queries, Tx } from "@hilo/db/open-database";
import type { HighScoreRow, UserRow } from "@hilo/db/tables";
import type { GameKey } from "@hilo/rules/play/games";

const scoresOfUser = hot((db, param: Param<{ userId: string }>) =>
	db
		.selectFrom("high_scores")
		.select(["game_key", "score", "selected_feature", "verified"])
		.where("user_id", "=", param("userId")),
);

const scoreOfUser = hot((db, param: Param<{ userId: string; gameKey: GameKey }>) =>
	db
		.selectFrom("high_scores")
		.selectAll()
		.where("user_id", "=", param("userId"))
		.where("game_key", "=", param("gameKey")),
);

export function findScores(db: Queries, userId: string) {
	return scoresOfUser.all(db, { userId });
}

export function findScore(db: Queries, userId: string, gameKey: GameKey): Promise<HighScoreRow | undefined> {
	return scoreOfUser.first(db, { userId, gameKey });
}

export async function putScore(tx: Tx, row: HighScoreRow): Promise<void> {
	const { score, selected_feature, verified, achieved_at } = row;
	await tx
		.insertInto("high_scores")
		.values(row)
		.onConflict((conflict) =>
			conflict
				.columns(["user_id", "game_key"])
				.doUpdateSet({ score, selected_feature, verified, achieved_at }),
		)
		.execute();
}

type Stats = Pick<
	UserRow,
	"games_played" | "perfect_streak" | "current_streak" | "comebacks" | "fast_answers"
>;

/** The player's figures, held until the transaction ends so that runs that finish together count one after the other. */
export function lockStats(tx: Tx, userId: string): Promise<Stats> {
	return tx
		.selectFrom("users")
		.select(["games_played", "perfect_streak", "current_streak", "comebacks", "fast_answers"])
		.where("id", "=", userId)
		.$call(forUpdate(tx))
		.executeTakeFirstOrThrow();
}

export async function putStats(tx: Tx, userId: string, stats: Partial<Stats>): Promise<void> {
	await tx
		.updateTable("users")
		.set((eb) => ({ ...stats, revision: eb("revision", "+", 1) }))
		.where("id", "=", userId)
		.execute();
}

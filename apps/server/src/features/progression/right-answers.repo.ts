import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import type { GameId } from "@hilo/rules/play/games";

type Added = { userId: string; game: GameId; right: number };

export function findRightAnswers(db: Queries, userId: string) {
	return db
		.selectFrom("right_answers")
		.select(["game", "right_answers"])
		.where("user_id", "=", userId)
		.execute();
}

export async function addRightAnswers(tx: Tx, added: Added): Promise<void> {
	await tx
		.insertInto("right_answers")
		.values({ user_id: added.userId, game: added.game, right_answers: added.right })
		.onConflict((conflict) =>
			conflict.columns(["user_id", "game"]).doUpdateSet((eb) => ({
				right_answers: eb("right_answers.right_answers", "+", eb.ref("excluded.right_answers")),
			})),
		)
		.execute();
}

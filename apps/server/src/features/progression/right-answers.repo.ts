import type { Tx } from "@hilo/db/open-database";
import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { GameId } from "@hilo/rules/play/games";

type Added = { userId: string; game: GameId; right: number };

const ofUser = prepared((db, param: Param<{ userId: string }>) =>
	db.selectFrom("mastery").select(["game", "right_answers"]).where("user_id", "=", param("userId")),
);

const adding = prepared((db, param: Param<Added>) =>
	db
		.insertInto("mastery")
		.values({ user_id: param("userId"), game: param("game"), right_answers: param("right") })
		.onConflict((conflict) =>
			conflict.columns(["user_id", "game"]).doUpdateSet((eb) => ({
				right_answers: eb("mastery.right_answers", "+", eb.ref("excluded.right_answers")),
			})),
		),
);

export function findRightAnswers(db: Queries, userId: string) {
	return ofUser.all(db, { userId });
}

export async function addRightAnswers(tx: Tx, added: Added): Promise<void> {
	await adding.run(tx, added);
}

import type { Tx } from "@hilo/db/open-database";
import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { DuelSideRow } from "@hilo/db/tables";
import { sql } from "kysely";

// A literal, because a partial index is used only if the query's text contains its condition.
const OVER = sql.lit<DuelSideRow["status"]>("over");

const endedPlayers = (db: Queries, param: Param<{ duelId: string }>) =>
	db
		.selectFrom("duel_sides")
		.select(["seat", "user_id", "status", "score", "time_ms", "joined_at", "ended_at"])
		.where("duel_id", "=", param("duelId"))
		.where("status", "=", OVER)
		.where("user_id", "is not", null)
		.orderBy("seat");

const challenger = prepared((db, param: Param<{ duelId: string }>) =>
	endedPlayers(db, param).where("seat", "=", sql.lit(1)),
);

const takers = prepared((db, param: Param<{ duelId: string }>) =>
	endedPlayers(db, param).where("seat", ">", sql.lit(1)),
);

export type EndedPlayer = Awaited<ReturnType<typeof findEndedOthers>>[number];

/** The players whose ended side is compared with this seat: all takers for the challenger, else the challenger. */
export function findEndedOthers(tx: Tx, duelId: string, seat: number) {
	return (seat === 1 ? takers : challenger).all(tx, { duelId });
}

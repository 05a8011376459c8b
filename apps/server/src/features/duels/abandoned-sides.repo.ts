import { lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { DuelSideRow, Queries } from "@hilo/db/tables";
import { type SqlBool, sql } from "kysely";

const HAS_CLOCK = sql<SqlBool>`(duels.timer_ms is null or duels.timer_ms > 0)`;
const ENDS_AT_A_MISTAKE = sql<SqlBool>`duels.rounds is null`;
// A literal, because a partial index is used only if the query's text contains its condition.
const PLAYING = sql.lit<DuelSideRow["status"]>("playing");

/** Epoch ms: a side counts as abandoned if its open round started before. */
export interface AbandonedBefore {
	/** Where a mistake ends a side. The caller still checks the round's own timer. */
	readonly toMistake: number;
	/** Where a mistake loses only its round. */
	readonly ofRounds: number;
	readonly withoutClock: number;
}

export function findAbandonedSides(
	db: Queries,
	before: AbandonedBefore,
	{ limit, offset }: { limit: number; offset: number },
) {
	return db
		.selectFrom("duel_sides")
		.innerJoin("duels", "duels.id", "duel_sides.duel_id")
		.select(["duel_sides.duel_id", "duel_sides.seat"])
		.where("duel_sides.status", "=", PLAYING)
		.where("duels.mode", "=", "ghost")
		.where(({ eb, and, or, not }) =>
			or([
				and([HAS_CLOCK, ENDS_AT_A_MISTAKE, eb("duel_sides.round_starts_at", "<", before.toMistake)]),
				and([HAS_CLOCK, not(ENDS_AT_A_MISTAKE), eb("duel_sides.round_starts_at", "<", before.ofRounds)]),
				eb("duel_sides.round_starts_at", "<", before.withoutClock),
			]),
		)
		.orderBy("duel_sides.round_starts_at")
		.orderBy("duel_sides.duel_id")
		.orderBy("duel_sides.seat")
		.limit(limit)
		.offset(offset)
		.execute();
}

export function lockPlaying(
	tx: Tx,
	{ duel_id, seat }: Pick<DuelSideRow, "duel_id" | "seat">,
): Promise<DuelSideRow | undefined> {
	return tx
		.selectFrom("duel_sides")
		.selectAll()
		.where("duel_id", "=", duel_id)
		.where("seat", "=", seat)
		.where("status", "=", "playing")
		.$call(lockRows(tx))
		.executeTakeFirst();
}

export async function restartClocks(tx: Tx, at: number): Promise<void> {
	await tx
		.updateTable("duel_sides")
		.set({ round_starts_at: at })
		.where("status", "=", PLAYING)
		.where("round_starts_at", "<", at)
		.where("duel_id", "in", (eb) =>
			eb.selectFrom("duels").select("duels.id").where("duels.mode", "=", "ghost").where(HAS_CLOCK),
		)
		.execute();
}

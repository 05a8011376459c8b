import type { Tx } from "@hilo/db/open-database";
import type { DuelRecordRow, DuelSideRow, Queries } from "@hilo/db/tables";
import { type DuelEnd, endForOther, endOfDuel } from "@hilo/rules/duels/outcome";
import { AppError } from "@hilo/rules/errors/errors";
import { rightByGame } from "@hilo/rules/progression/levels";
import type { PlayerCtx } from "../../platform/context.ts";
import { inParts } from "../../platform/in-batches.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordRightAnswers } from "../progression/right-answers.ts";
import { findVisibleUser, IS_VISIBLE } from "../users/visible-users.ts";
import type { PlannedDuel } from "./planned-duel.ts";
import { isEnded, storedAnswersOf } from "./side-record.ts";

type Ended = Pick<DuelSideRow, "status" | "score" | "time_ms">;
type EndedSide = Ended & Pick<DuelSideRow, "user_id">;

/** How a duel ended for the first of two ended sides: a player who left a live duel has lost it. */
export function endBetween(own: Ended, other: Ended): DuelEnd {
	const [ownLeft, otherLeft] = [own.status === "left", other.status === "left"];
	if (ownLeft !== otherLeft) return ownLeft ? "lost" : "won";
	return endOfDuel(scoreOf(own), scoreOf(other));
}

/** Like `endBetween`, or `waiting` while the other side is open. */
export function verdictBetween(own: Ended, other: Ended | null): DuelEnd | "waiting" {
	return other && isEnded(other) ? endBetween(own, other) : "waiting";
}

/** Call it once for a pair, for the side that ends last, with the duel locked. Visitors get no record. */
export async function addToRecords(tx: Tx, own: EndedSide, others: readonly EndedSide[]): Promise<void> {
	const rows = others.flatMap((other) => rowsBetween(own, other));
	// A fixed order of rows prevents deadlocks between duels of the same players.
	rows.sort((a, b) => (`${a.user_id} ${a.other_id}` < `${b.user_id} ${b.other_id}` ? -1 : 1));
	// A challenger may be the last to play, after thousands who took the link.
	for (const part of inParts(rows))
		await tx
			.insertInto("duel_records")
			.values(part)
			.onConflict((conflict) =>
				conflict.columns(["user_id", "other_id"]).doUpdateSet((eb) => ({
					won: eb("duel_records.won", "+", eb.ref("excluded.won")),
					lost: eb("duel_records.lost", "+", eb.ref("excluded.lost")),
					drawn: eb("duel_records.drawn", "+", eb.ref("excluded.drawn")),
				})),
			)
			.execute();
}

function rowsBetween(own: EndedSide, other: EndedSide): DuelRecordRow[] {
	if (own.user_id === null || other.user_id === null || own.user_id === other.user_id) return [];
	const end = endBetween(own, other);
	return [rowOf(own.user_id, other.user_id, end), rowOf(other.user_id, own.user_id, endForOther(end))];
}

export async function findRecord(db: Queries, userId: string, otherId: string) {
	const row = await db
		.selectFrom("duel_records")
		.select(["won", "lost", "drawn"])
		.where("user_id", "=", userId)
		.where("other_id", "=", otherId)
		.executeTakeFirst();
	return row ?? { won: 0, lost: 0, drawn: 0 };
}

/** Against each friend of the player, after their first finished duel. */
export async function recordsAgainstFriends(ctx: PlayerCtx) {
	return ctx.db.kysely
		.selectFrom("duel_records as record")
		.innerJoin("friendships", (join) =>
			join
				.onRef("friendships.user_id", "=", "record.user_id")
				.onRef("friendships.friend_id", "=", "record.other_id"),
		)
		.innerJoin("users", "users.id", "record.other_id")
		.select(["record.other_id as userId", "record.won", "record.lost", "record.drawn"])
		.where("record.user_id", "=", ctx.actor.id)
		.where(IS_VISIBLE)
		.execute();
}

function scoreOf({ score, time_ms }: Ended) {
	return { score, timeMs: time_ms };
}

function rowOf(userId: string, otherId: string, end: DuelEnd): DuelRecordRow {
	const count = (result: DuelEnd) => (end === result ? 1 : 0);
	return {
		user_id: userId,
		other_id: otherId,
		won: count("won"),
		lost: count("lost"),
		drawn: count("drawn"),
	};
}

/** @throws AppError 404 for a hidden or unknown player. */
export async function recordAgainst(ctx: PlayerCtx, { userId }: { userId: string }) {
	const player = ctx.actor;
	const { kysely: db } = ctx.db;
	if (!(await findVisibleUser(db, userId))) throw new AppError("accounts/user-not-found");
	return findRecord(db, player.id, userId);
}

/** Counts the right answers of sides that have just ended. Sorted by player, so that two endings can't deadlock. */
export async function recordAnswers(
	ctx: Platform,
	tx: Tx,
	{ terms: { game }, roundAt }: PlannedDuel,
	ended: readonly DuelSideRow[],
): Promise<void> {
	const gameOf = (round: number) => {
		if (game === "custom") return null;
		return game === "deck" ? (roundAt(round).game ?? null) : game;
	};
	const sides = ended.toSorted((a, b) => ((a.user_id ?? "") < (b.user_id ?? "") ? -1 : 1));
	for (const side of sides) {
		const right = rightByGame(storedAnswersOf(side), gameOf);
		if (side.user_id !== null) await recordRightAnswers(ctx, tx, side.user_id, right);
	}
}

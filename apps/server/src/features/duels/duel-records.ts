import type { Tx } from "@hilo/db/open-database";
import type { DuelRecordRow, DuelSideRow, Queries } from "@hilo/db/tables";
import { type DuelEnd, endForOther } from "@hilo/rules/duels/outcome";
import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerCtx } from "../../platform/context.ts";
import { findVisibleUser } from "../users/visible-users.ts";
import { addRecords, findRecord, findRecordsOfFriends, findTotals } from "./records.repo.ts";
import { endBetween } from "./side-run.ts";

/** Against each friend of the player, after their first finished duel. */
export async function recordsAgainstFriends(ctx: PlayerCtx) {
	return findRecordsOfFriends(ctx.db.kysely, ctx.actor.id);
}

/** @throws AppError 404 for a hidden or unknown player. */
export async function recordAgainst(ctx: PlayerCtx, { userId }: { userId: string }) {
	const { kysely: db } = ctx.db;
	if (!(await findVisibleUser(db, userId))) throw new AppError("accounts/user-not-found");
	return findRecord(db, ctx.actor.id, userId);
}

/** A player's duels against all others. The caller checks access to the user's data. */
export function duelTotals(db: Queries, userId: string) {
	return findTotals(db, userId);
}

type EndedSide = Pick<DuelSideRow, "user_id" | "status" | "score" | "time_ms">;

/** Call it once for a pair, for the side that ends last, with the duel locked. Visitors get no record. */
export async function addToRecords(tx: Tx, own: EndedSide, others: readonly EndedSide[]): Promise<void> {
	const rows = others.flatMap((other) => rowsBetween(own, other));
	// A fixed order of rows prevents deadlocks between duels of the same players.
	rows.sort((a, b) => (`${a.user_id} ${a.other_id}` < `${b.user_id} ${b.other_id}` ? -1 : 1));
	await addRecords(tx, rows);
}

function rowsBetween(own: EndedSide, other: EndedSide): DuelRecordRow[] {
	if (own.user_id === null || other.user_id === null || own.user_id === other.user_id) return [];
	const end = endBetween(own, other);
	return [rowOf(own.user_id, other.user_id, end), rowOf(other.user_id, own.user_id, endForOther(end))];
}

function rowOf(userId: string, otherId: string, end: DuelEnd): DuelRecordRow {
	return { user_id: userId, other_id: otherId, won: 0, lost: 0, drawn: 0, [end]: 1 };
}

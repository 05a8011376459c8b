import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import type { GameId } from "@hilo/rules/play/games";
import { type RightAnswers, rightAnswers } from "@hilo/rules/progression/levels";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import type { Platform } from "../../platform/platform.ts";
import { addRightAnswers, findRightAnswers, lockStats } from "./progression.repo.ts";

/** The caller checks access to the user's data. */
export async function readRightAnswers(db: Queries, userId: string): Promise<RightAnswers> {
	const rows = new Map((await findRightAnswers(db, userId)).map((row) => [row.game, row.right_answers]));
	return rightAnswers((game) => rows.get(game));
}

/**
 * Counts the right answers of a finished duel or deck. Call it in the transaction that ends it.
 * The user's row is locked first, as by a run that ends, so that the two can't deadlock.
 */
export async function recordRightAnswers(
	ctx: Platform,
	tx: Tx,
	userId: string,
	right: ReadonlyMap<GameId, number>,
): Promise<void> {
	if (right.size === 0) return;
	await lockStats(tx, userId);
	for (const [game, count] of right) await addRightAnswers(tx, { userId, game, right: count });
	notifyAfterCommit(ctx, tx, [userId], { kind: "me" });
}

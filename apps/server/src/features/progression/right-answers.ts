import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import type { GameId } from "@hilo/rules/play/games";
import { type RightAnswers, rightAnswers, rightByGame } from "@hilo/rules/progression/levels";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import type { Platform } from "../../platform/platform.ts";
import { addRightAnswers, findRightAnswers, lockStats } from "./progression.repo.ts";

/** The caller checks access to the user's data. */
export async function readRightAnswers(db: Queries, userId: string): Promise<RightAnswers> {
	const rows = new Map((await findRightAnswers(db, userId)).map((row) => [row.game, row.right_answers]));
	return rightAnswers((game) => rows.get(game));
}

interface Answered {
	/** Null for a visitor, whose answers count for no mastery. */
	readonly user_id: string | null;
	/** JSON. */
	readonly answers: string;
}

/**
 * Counts the right answers of a finished deck, or of sides of a duel. Call it in the transaction that ends it.
 * @param gameAt the game of a round, from 1; null for a custom game
 */
export async function recordRightAnswers(
	ctx: Platform,
	tx: Tx,
	finished: readonly Answered[],
	gameAt: (round: number) => GameId | null,
): Promise<void> {
	// Sorted by player, so that two duels that end can't deadlock.
	for (const { user_id: userId, answers } of finished.toSorted(byPlayer)) {
		const right = rightByGame(JSON.parse(answers), gameAt);
		if (userId === null || right.size === 0) continue;
		// The user's row is locked first, as by a run that ends, so that the two can't deadlock.
		await lockStats(tx, userId);
		for (const [game, count] of right) await addRightAnswers(tx, { userId, game, right: count });
		notifyAfterCommit(ctx, tx, [userId], { kind: "me" });
	}
}

function byPlayer(a: Answered, b: Answered): number {
	return (a.user_id ?? "") < (b.user_id ?? "") ? -1 : 1;
}

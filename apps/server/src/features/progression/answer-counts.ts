import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import { type AnswerCount, type AskedPair, countAnswers, sumBy } from "@hilo/rules/knowledge/answer-counts";
import { type RightAnswers, rightAnswers } from "@hilo/rules/progression/levels";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import type { Platform } from "../../platform/platform.ts";
import { addAnswerCounts, findAnswerCounts, lockStats } from "./progression.repo.ts";

/** The caller checks access to the user's data. */
export function readAnswerCounts(db: Queries, userId: string): Promise<AnswerCount[]> {
	return findAnswerCounts(db, userId);
}

/** The caller checks access to the user's data. */
export async function readRightAnswers(db: Queries, userId: string): Promise<RightAnswers> {
	const sums = sumBy(await findAnswerCounts(db, userId), ({ game }) => game);
	return rightAnswers((game) => sums.get(game)?.right);
}

interface Answered {
	/** Null for a visitor, whose answers do not count. */
	readonly user_id: string | null;
	/** JSON. */
	readonly answers: string;
}

/**
 * Counts the guesses of a finished deck, or of sides of a duel. Call it in the transaction that ends it.
 * @param pairAt what a round compares, from 1
 */
export async function recordAnswers(
	ctx: Platform,
	tx: Tx,
	finished: readonly Answered[],
	pairAt: (round: number) => AskedPair,
): Promise<void> {
	// Sorted by player, so that two duels that end can't deadlock.
	for (const { user_id: userId, answers } of finished.toSorted(byPlayer)) {
		const counts = countAnswers(JSON.parse(answers), pairAt);
		if (userId === null || counts.length === 0) continue;
		// The user's row is locked first, as by a run that ends, so that the two can't deadlock.
		await lockStats(tx, userId);
		await addAnswerCounts(tx, userId, counts);
		notifyAfterCommit(ctx, tx, [userId], { kind: "me" });
	}
}

function byPlayer(a: Answered, b: Answered): number {
	return (a.user_id ?? "") < (b.user_id ?? "") ? -1 : 1;
}

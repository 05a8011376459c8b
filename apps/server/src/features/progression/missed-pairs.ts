import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import {
	afterAnswer,
	afterMistake,
	duePairs,
	type MissedPair,
	type PracticePair,
	type PracticeProgress,
} from "@hilo/rules/practice/practice";
import { deletePair, findPair, findPairs, putPair } from "./missed-pairs.repo.ts";
import { lockStats } from "./progression.repo.ts";

// All changes lock the player's row first, as the end of a run does, so that no two can deadlock.

/** Call it in the transaction that stores the wrong answer. */
export async function recordMissed(tx: Tx, userId: string, pair: MissedPair, at: number): Promise<void> {
	await lockStats(tx, userId);
	await putPair(tx, userId, { ...pair, ...afterMistake(await findPair(tx, userId, pair), at) });
}

/** At most `MAX_PAIRS`. The caller checks access to the user's data. */
export function readMissed(db: Queries, userId: string): Promise<PracticePair[]> {
	return findPairs(db, userId);
}

interface PractisedPair {
	readonly pair: MissedPair;
	readonly right: boolean;
	readonly now: number;
	readonly timeZone: string;
}

/** A pair that is known is deleted. A repeated answer changes nothing, because the pair is no longer due. */
export async function recordPractised(
	tx: Tx,
	userId: string,
	{ pair, right, now, timeZone }: PractisedPair,
): Promise<PracticeProgress | null> {
	await lockStats(tx, userId);
	const before = await findPair(tx, userId, pair);
	if (!before || duePairs([before], { now, timeZone }).length === 0) return before;
	const progress = afterAnswer(before, { right, at: now });
	if (progress) await putPair(tx, userId, { ...before, ...progress });
	else await deletePair(tx, userId, pair);
	return progress;
}

/** Deletes pairs that can't be asked any more. */
export async function forgetMissed(tx: Tx, userId: string, pairs: readonly MissedPair[]): Promise<void> {
	await lockStats(tx, userId);
	for (const pair of pairs) await deletePair(tx, userId, pair);
}

/** Keeps pairs that a visitor missed before they became this player. */
export async function claimMissed(tx: Tx, userId: string, pairs: readonly PracticePair[]): Promise<void> {
	await lockStats(tx, userId);
	for (const pair of pairs) if (!(await findPair(tx, userId, pair))) await putPair(tx, userId, pair);
}

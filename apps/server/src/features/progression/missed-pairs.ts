import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import {
	afterAnswer,
	afterMistake,
	duePairs,
	type KeptPair,
	type MissedPair,
	type MissedRound,
	missedPairOf,
	type PracticeProgress,
} from "@hilo/rules/practice/practice";
import { addPairs, deletePair, findPair, findPairs, putPair } from "./missed-pairs.repo.ts";
import { lockStats } from "./progression.repo.ts";

// All changes lock the player's row first, as the end of a run does, so that no two can deadlock.

/** Call it in the transaction that stores the wrong answer. */
export async function recordMissed(tx: Tx, userId: string, missed: MissedRound, at: number): Promise<void> {
	const { source, asOf, sourceUrl, unit, first, second } = missed;
	const pair = missedPairOf(missed, { game: missed.game, filter: missed.filter });
	await lockStats(tx, userId);
	const progress = afterMistake(await findPair(tx, userId, pair), at);
	const asked = { source, asOf, ...(sourceUrl && { sourceUrl }), unit, first, second };
	await putPair(tx, userId, { ...pair, ...progress, asked });
}

/** At most `MAX_PAIRS`. The caller checks access to the user's data. */
export function readMissed(db: Queries, userId: string): Promise<KeptPair[]> {
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

/** Adds pairs that a visitor missed before they became this player, without changing the player's own. */
export async function claimMissed(tx: Tx, userId: string, pairs: readonly KeptPair[]): Promise<void> {
	await lockStats(tx, userId);
	await addPairs(tx, userId, pairs);
}

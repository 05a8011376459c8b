import type { Tx } from "@hilo/db/open-database";
import type { DailyAttemptRow } from "@hilo/db/tables";
import { type Attempt, attemptOf } from "./attempt.ts";
import { updateAttempt } from "./attempts.repo.ts";
import { countScore } from "./counts.repo.ts";
import type { Deck } from "./decks.ts";

/**
 * Ends an attempt whose day closed before it was finished: with the score it has. The rounds that were not answered are neither right nor counted
 * among the crowd's, but take their whole clock: who stops early must not be faster. The caller has locked the row.
 */
export async function closeAttempt(tx: Tx, deck: Deck, row: DailyAttemptRow): Promise<Attempt> {
	const { id, score, round, round_starts_at, closes_at } = row;
	const time_ms = timeOfClosed(deck, row);
	const changed = { score, round, round_starts_at, time_ms, answers: row.answers, ended_at: closes_at };
	await updateAttempt(tx, id, changed);
	await countScore(tx, row, score);
	return attemptOf({ ...row, ...changed, status: "over" });
}

/** Returns the time of an attempt whose day closed before it was finished, whether it was ended since or not. */
export function timeOfClosed(
	{ rounds, course }: Deck,
	{ status, round: open, time_ms }: Pick<DailyAttemptRow, "status" | "round" | "time_ms">,
): number {
	if (status === "over") return time_ms;
	const left = rounds.filter(({ round }) => round >= open);
	return left.reduce((sum, { round }) => sum + (course.clockOf(round)?.timerMs ?? 0), time_ms);
}

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
export async function closeAttempt(tx: Tx, { rounds, course }: Deck, row: DailyAttemptRow): Promise<Attempt> {
	const { answers } = attemptOf(row);
	const left = rounds.slice(answers.length).map(({ round }) => course.clockOf(round)?.timerMs ?? 0);
	const { id, day, score, round, round_starts_at, closes_at } = row;
	const time_ms = left.reduce((sum, ms) => sum + ms, row.time_ms);
	const changed = { score, round, round_starts_at, time_ms, answers: row.answers, ended_at: closes_at };
	await updateAttempt(tx, id, changed);
	await countScore(tx, id, { day, score });
	return attemptOf({ ...row, ...changed, status: "over" });
}

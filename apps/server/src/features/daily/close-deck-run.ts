import type { Tx } from "@hilo/db/open-database";
import type { DailyAttemptRow } from "@hilo/db/tables";
import { countScore } from "./counts.repo.ts";
import { type StoredDeckRun, storedDeckRunOf } from "./deck-run.ts";
import { updateDeckRun } from "./deck-runs.repo.ts";
import type { Deck } from "./decks.ts";

/** Open rounds take their full timer, so that stopping early is not faster. The caller must have locked the row. */
export async function closeDeckRun(tx: Tx, deck: Deck, row: DailyAttemptRow): Promise<StoredDeckRun> {
	const { id, score, round, round_starts_at, closes_at } = row;
	const time_ms = timeOfClosed(deck, row);
	const changed = { score, round, round_starts_at, time_ms, answers: row.answers, ended_at: closes_at };
	await updateDeckRun(tx, id, changed);
	await countScore(tx, row, score);
	return storedDeckRunOf({ ...row, ...changed, status: "over" });
}

/** Milliseconds, of attempts that the chore has ended and of those that it has not. */
export function timeOfClosed(
	{ rounds, plan }: Deck,
	{ status, round: open, time_ms }: Pick<DailyAttemptRow, "status" | "round" | "time_ms">,
): number {
	if (status === "over") return time_ms;
	const left = rounds.filter(({ round }) => round >= open);
	return left.reduce((sum, { round }) => sum + (plan.clockOf(round)?.timerMs ?? 0), time_ms);
}

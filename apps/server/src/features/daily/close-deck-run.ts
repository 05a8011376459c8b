import type { Tx } from "@hilo/db/open-database";
import type { DailyRunRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import type { PlayerOrGuest } from "../guests/open-guest.ts";
import { recordAnswers } from "../progression/answer-counts.ts";
import { recordScore } from "./counts.repo.ts";
import { canContinue, pairOf, type StoredDeckRun, storedDeckRunOf } from "./deck-run.ts";
import { findDeckRun, lockDeckRun, updateDeckRun } from "./deck-runs.repo.ts";
import type { Deck } from "./decks.ts";

/** Open rounds take their full timer, so that stopping early is not faster. The caller must have locked the row. */
export async function closeDeckRun(
	ctx: Platform,
	tx: Tx,
	deck: Deck,
	row: DailyRunRow,
): Promise<StoredDeckRun> {
	const { id, score, round, round_starts_at, closes_at } = row;
	const time_ms = timeOfClosed(deck, row);
	const changed = { score, round, round_starts_at, time_ms, answers: row.answers, ended_at: closes_at };
	await updateDeckRun(tx, id, changed);
	await recordScore(tx, row, score);
	await recordAnswers(ctx, tx, [row], (round) => pairOf(deck, round));
	return storedDeckRunOf({ ...row, ...changed, status: "over" });
}

/** Milliseconds, of runs that the chore has ended and of those that it has not. */
export function timeOfClosed(
	{ rounds, plan }: Deck,
	{ status, round: open, time_ms }: Pick<DailyRunRow, "status" | "round" | "time_ms">,
): number {
	if (status === "over") return time_ms;
	const left = rounds.filter(({ round }) => round >= open);
	return left.reduce((sum, { round }) => sum + (plan.clockOf(round)?.timerMs ?? 0), time_ms);
}

/** Null without one. Ends the run first if its day has closed. */
export async function finishedRun(ctx: Ctx, owner: PlayerOrGuest, deck: Deck): Promise<StoredDeckRun | null> {
	const { day } = deck.publicDeck;
	const found = await findDeckRun(ctx.db.kysely, owner, day);
	if (!found || canContinue(found, ctx.clock.now())) return null;
	if (found.status === "over") return storedDeckRunOf(found);
	return ctx.db.transaction(async (tx) => {
		const row = await lockDeckRun(tx, owner, day);
		if (!row) return null;
		return row.status === "over" ? storedDeckRunOf(row) : closeDeckRun(ctx, tx, deck, row);
	});
}

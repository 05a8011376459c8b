import type { DailyRunRow, Queries } from "@hilo/db/tables";
import { FINISH_MS } from "@hilo/rules/daily/days";
import { openDaysOf, type PlayerTimeZone } from "@hilo/rules/daily/own-days";
import type { AskedPair } from "@hilo/rules/knowledge/answer-counts";
import { NETWORK_GRACE_MS } from "@hilo/rules/play/delays";
import type { RoundAnswer, RunState } from "@hilo/rules/play/engine";
import { valuesOf } from "@hilo/rules/play/view";
import type { Day } from "@hilo/rules/progression/site-day";
import type { PlayerOrGuest } from "../guests/open-guest.ts";
import type { LoadedRun } from "../play/run-kind.ts";
import { findDeckRun } from "./deck-runs.repo.ts";
import type { Deck } from "./decks.ts";

export interface StoredDeckRun {
	readonly row: DailyRunRow;
	readonly state: RunState;
	readonly answers: readonly RoundAnswer[];
}

/** A run with the deck by which it is judged. */
export interface DeckRun extends StoredDeckRun, LoadedRun {
	readonly deck: Deck;
}

export function storedDeckRunOf(row: DailyRunRow): StoredDeckRun {
	const answers: readonly RoundAnswer[] = JSON.parse(row.answers);
	const { status, score, round, round_starts_at: roundStartsAt, time_ms: timeMs } = row;
	const state = { status, outcome: null, score, round, roundStartsAt, timeMs, fastAnswers: 0 };
	return { row, answers, state };
}

export function deckRunOf(deck: Deck, row: DailyRunRow): DeckRun {
	return { ...storedDeckRunOf(row), deck, plan: deck.plan, roundAt: (round) => roundOf(deck.rounds, round) };
}

/** How long after its day a run is ended that was not finished. */
export const CLOSES_AFTER_MS = FINISH_MS + NETWORK_GRACE_MS;

/** The day and the time to finish are over, but the run was not finished and no chore has ended it yet. */
export function isClosed({ status, closes_at }: DailyRunRow, now: number): boolean {
	return status === "playing" && now >= closes_at + CLOSES_AFTER_MS;
}

/** Whether a run can be continued, also after its day. */
export function canContinue(run: DailyRunRow | undefined, now: number): boolean {
	return run?.status === "playing" && !isClosed(run, now);
}

/** @throws RangeError where there is no such round. */
export function roundOf<Round>(rounds: readonly Round[], round: number): Round {
	const found = rounds[round - 1];
	if (found === undefined) throw new RangeError(`No round ${round}`);
	return found;
}

/** A deck's rounds have no filter. */
export function pairOf({ rounds }: Pick<Deck, "rounds">, round: number): AskedPair {
	const played = roundOf(rounds, round);
	return { game: played.game, label: "", ...valuesOf(played) };
}

interface DayToPlay {
	readonly day: Day;
	readonly run: DailyRunRow | undefined;
}

/** The oldest day that is open or can be finished, and is not finished; the newest open day where all are. */
export async function dayToPlay(
	db: Queries,
	owner: PlayerOrGuest | null,
	zone: PlayerTimeZone,
	now: number,
): Promise<DayToPlay> {
	const open = openDaysOf(zone, now);
	const closed = openDaysOf(zone, now - FINISH_MS).filter((day) => !open.includes(day));
	let last: DayToPlay | undefined;
	for (const day of [...closed, ...open].sort()) {
		const run = owner ? await findDeckRun(db, owner, day) : undefined;
		if (closed.includes(day) && !canContinue(run, now)) continue;
		last = { day, run };
		const isFinished = run !== undefined && (run.status === "over" || isClosed(run, now));
		if (!isFinished) return last;
	}
	if (!last) throw new RangeError(`No deck is open at ${now}`);
	return last;
}

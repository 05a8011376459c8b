import type { GameId } from "../play/games.ts";
import type { ClosedRound } from "../play/view.ts";
import { type Day, dayAt, daysAfter, daysBetween } from "../progression/site-day.ts";

// Promised in docs/product.md#practice.

/** A missed pair comes again after one of these numbers of days: the first after a mistake, longer when right. */
const PAUSES = [1, 3, 7] as const;
/** A pair that was right so often in a row is known. */
const RIGHTS = 2;

/** Pairs of a player that are kept; the oldest go first. */
export const MAX_PAIRS = 200;
/** Pairs of a deck to practise. */
export const PRACTICE_ROUNDS = 10;

/** A pair of items that was missed, as it was asked. The ids are of the game's items. */
export interface MissedPair {
	readonly game: GameId;
	/** "" in games without filters, and for daily decks. */
	readonly filter: string;
	readonly first: string;
	readonly second: string;
	/** What was compared, in games where that changes; else "". */
	readonly measure: string;
}

export interface PracticeProgress {
	/** The longest pause so far, as an index of the pauses: kept after a mistake, so that the next one is longer. */
	readonly step: number;
	/** Right answers in a row. */
	readonly rights: number;
	/** When it was last asked, epoch ms. */
	readonly askedAt: number;
}

export type PracticePair = MissedPair & PracticeProgress;

/** A round as it was asked, with both numbers. */
export type AskedRound = Omit<ClosedRound, "round" | "measure">;

/** A round that was missed. */
export type MissedRound = Omit<ClosedRound, "round"> & Pick<MissedPair, "game" | "filter">;

/** A pair with its round, so that it can be asked again when no pool has it any more. */
export type KeptPair = PracticePair & { readonly asked: AskedRound };

/** Returns the progress after a mistake; `before` is null for a pair that was not missed before. */
export function afterMistake(before: PracticeProgress | null, askedAt: number): PracticeProgress {
	return { step: before?.step ?? 0, rights: 0, askedAt };
}

/** Returns the progress after an answer; null once the pair is known. */
export function afterAnswer(
	before: PracticeProgress,
	{ right, at }: { right: boolean; at: number },
): PracticeProgress | null {
	if (!right) return afterMistake(before, at);
	const rights = before.rights + 1;
	if (rights >= RIGHTS) return null;
	return { step: Math.min(before.step + 1, PAUSES.length - 1), rights, askedAt: at };
}

/** Returns how many days later a pair comes again. */
export function pauseOf({ step, rights }: Pick<PracticeProgress, "step" | "rights">): number {
	return rights === 0 ? PAUSES[0] : (PAUSES[step] ?? PAUSES[0]);
}

/** Returns the day on which a pair comes again, in the player's time zone. */
export function dueDay(progress: PracticeProgress, timeZone: string): Day {
	return daysAfter(dayAt(progress.askedAt, timeZone), pauseOf(progress));
}

interface Moment {
	/** Epoch ms. */
	readonly now: number;
	/** The player's. */
	readonly timeZone: string;
}

/** Returns the pairs that are due today, the longest due first. */
export function duePairs<Pair extends PracticeProgress>(
	pairs: readonly Pair[],
	{ now, timeZone }: Moment,
): Pair[] {
	const today = dayAt(now, timeZone);
	return pairs
		.map((pair) => ({ pair, day: dueDay(pair, timeZone) }))
		.filter(({ day }) => day <= today)
		.sort((a, b) => (a.day === b.day ? a.pair.askedAt - b.pair.askedAt : a.day < b.day ? -1 : 1))
		.map(({ pair }) => pair);
}

export interface DueOfGame {
	readonly game: GameId;
	/** How many pairs are due today. */
	readonly count: number;
	/** In how many days the next pairs come that are not due yet; null where all are due. */
	readonly nextInDays: number | null;
	/** How many come on that day. */
	readonly nextCount: number;
	/** When a pair was last answered wrong, epoch ms; null where all were right since. */
	readonly missedAt: number | null;
}

/** Returns what is due of each game that has pairs. */
export function dueByGame(pairs: readonly PracticePair[], moment: Moment): DueOfGame[] {
	const today = dayAt(moment.now, moment.timeZone);
	return [...Map.groupBy(pairs, ({ game }) => game)].map(([game, own]) => {
		const later = own
			.map((pair) => daysBetween(today, dueDay(pair, moment.timeZone)))
			.filter((days) => days > 0);
		const nextInDays = later.length > 0 ? Math.min(...later) : null;
		const nextCount = later.filter((days) => days === nextInDays).length;
		const missed = own.filter(({ rights }) => rights === 0).map(({ askedAt }) => askedAt);
		const missedAt = missed.length > 0 ? Math.max(...missed) : null;
		return { game, count: own.length - later.length, nextInDays, nextCount, missedAt };
	});
}

export interface NextPairs {
	readonly inDays: number;
	readonly count: number;
}

/** Returns the next pairs of these games that are not due yet; null without any. */
export function nextPairs(games: readonly DueOfGame[]): NextPairs | null {
	const days = games.flatMap(({ nextInDays }) => nextInDays ?? []);
	if (days.length === 0) return null;
	const inDays = Math.min(...days);
	const next = games.filter(({ nextInDays }) => nextInDays === inDays);
	return { inDays, count: next.reduce((sum, { nextCount }) => sum + nextCount, 0) };
}

/** Returns the game of the last mistake; null where all pairs were right since. */
export function lastMissedGame(games: readonly DueOfGame[]): GameId | null {
	const [last] = games
		.filter(({ missedAt }) => missedAt !== null)
		.sort((a, b) => (b.missedAt ?? 0) - (a.missedAt ?? 0));
	return last?.game ?? null;
}

/** Returns what is kept of a round that was missed. */
export function missedPairOf(
	{ first, second, measure }: Pick<ClosedRound, "first" | "second" | "measure">,
	about: Pick<MissedPair, "game" | "filter">,
): MissedPair {
	return { ...about, first: first.id, second: second.id, measure: measure ?? "" };
}

/** Returns whether two pairs are the same question. The filter does not matter. */
export function isSamePair(a: MissedPair, b: MissedPair): boolean {
	return a.game === b.game && a.first === b.first && a.second === b.second && a.measure === b.measure;
}

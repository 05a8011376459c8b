import { GUESSES, type Guess } from "../play/engine.ts";
import { CLASSIC_GAMES, type GameId } from "../play/games.ts";

/** Of `count`, `players` were signed in from their first card. */
export interface Tally {
	readonly count: number;
	readonly players: number;
}

/** Fewer answers are not shown. */
export const MIN_SHOWN_ANSWERS = 5;

/** From this many players on, visitors are left out, because one person can send the answers of many visitors. */
export const MIN_CROWD_PLAYERS = 10;

/** Returns whether visitors are left out of a crowd's counts. */
export function countsPlayersOnly(tallies: readonly Tally[]): boolean {
	return tallies.reduce((sum, { players }) => sum + players, 0) >= MIN_CROWD_PLAYERS;
}

/** Returns a crowd's counts as shown: of players only, once there are enough of them. */
export function shownCounts<Row extends Tally>(tallies: readonly Row[]): Row[] {
	const playersOnly = countsPlayersOnly(tallies);
	return tallies.map((tally) => (playersOnly ? { ...tally, count: tally.players } : tally));
}

/** How many gave each answer. */
export type CrowdCounts = Readonly<Record<Guess, number>>;
export type CrowdShares = Readonly<Record<Guess, number>>;

/** Returns the crowd's answers in whole percents that add up to 100; null without an answer. */
export function crowdShares(crowd: CrowdCounts): CrowdShares | null {
	const total = GUESSES.reduce((sum, guess) => sum + crowd[guess], 0);
	if (total === 0) return null;
	const exact = GUESSES.map((guess) => ({ guess, share: (100 * crowd[guess]) / total }));
	const shares = { higher: 0, lower: 0, timeout: 0 };
	for (const { guess, share } of exact) shares[guess] = Math.floor(share);
	const missing = 100 - GUESSES.reduce((sum, guess) => sum + shares[guess], 0);
	// The shares that rounding cut most get the missing points.
	const byLoss = exact.toSorted((a, b) => (b.share % 1) - (a.share % 1));
	for (const { guess } of byLoss.slice(0, missing)) shares[guess] += 1;
	return shares;
}

/** Returns the crowd's most frequent answer: "62 % said higher"; null while there are too few to show. */
export function crowdText(game: GameId, crowd: CrowdCounts): string | null {
	const shares = crowdShares(crowd);
	if (!shares || crowd.higher + crowd.lower + crowd.timeout < MIN_SHOWN_ANSWERS) return null;
	const { up, down } = CLASSIC_GAMES[game].buttons;
	const isLower = shares.lower > shares.higher;
	return `${isLower ? shares.lower : shares.higher} % said ${(isLower ? down : up).toLowerCase()}`;
}

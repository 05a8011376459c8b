import type { Unit } from "./card.ts";
import type { GameId } from "./games.ts";

/** From this amount on, `$1,000.0M` would be written: billions are better. */
const BILLIONS_FROM = 999_950_000;
/** From this amount on, `$1,000,000` would be written: millions are better. */
const MILLIONS_FROM = 999_999.5;
/** Plays are known to the million. From this number on, `1,000M` would be written: billions are better. */
const BILLIONS_OF_PLAYS_FROM = 999_500_000;

// Made once: making one costs far more than using it.
const COUNT = withDecimals(0);
const ONE_DECIMAL = withDecimals(1);
const THREE_DECIMALS = withDecimals(3);

/** Returns a whole number with en-US grouping, "283,412". */
export function formatCount(value: number): string {
	return COUNT.format(value);
}

/** Returns an amount of dollars as text: billions as $x.xB, millions as $x.xM, less without decimals (games.md, section 9). */
export function formatMoney(dollars: number): string {
	if (dollars >= BILLIONS_FROM) return `$${ONE_DECIMAL.format(dollars / 1e9)}B`;
	if (dollars >= MILLIONS_FROM) return formatMillions(dollars);
	return `$${formatCount(dollars)}`;
}

/**
 * Returns how a game writes the number of an item.
 *
 * @param unit what a round's own question counts, as in the weapon quiz's price: "$5,750"
 */
export function formatValue(game: GameId, value: number, unit?: Unit | null): string {
	if (game === "music") return formatPlays(value);
	return unit === "dollars" ? `$${formatCount(value)}` : formatInFull(game, value);
}

/** Returns the number of an item for a screen reader, with every digit where `formatValue` shortens it: "2,202,000,000". */
export function spokenValue(game: GameId, value: number, unit?: Unit | null): string {
	return game === "music" ? formatInFull(game, value) : formatValue(game, value, unit);
}

/** Returns how far apart two numbers of a game may lie and still read the same: the coarsest rounding of its texts. */
export function roundingOf(game: GameId): number {
	return ROUNDING[game] ?? 1;
}

const ROUNDING: Partial<Readonly<Record<GameId, number>>> = { movie: 1e5, music: 1e6, wealth: 1e8 };

function formatInFull(game: GameId, value: number): string {
	if (game === "movie") return formatMillions(value);
	if (game === "wealth") return formatMoney(value);
	return game === "history" ? String(value) : formatCount(value);
}

/**
 * Returns plays to the nearest million, "865M" or "2.202B". The three decimals always stand, so that the decimal points of two songs
 * line up and a number does not change its width while it counts.
 */
function formatPlays(plays: number): string {
	if (plays >= BILLIONS_OF_PLAYS_FROM) return `${THREE_DECIMALS.format(Math.round(plays / 1e6) / 1e3)}B`;
	return plays >= MILLIONS_FROM ? `${formatCount(plays / 1e6)}M` : formatCount(plays);
}

function formatMillions(dollars: number): string {
	return `$${ONE_DECIMAL.format(dollars / 1e6)}M`;
}

function withDecimals(digits: number): Intl.NumberFormat {
	return new Intl.NumberFormat("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

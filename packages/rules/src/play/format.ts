import { onFirstUse } from "../text/on-first-use.ts";
import type { Unit } from "./card.ts";
import type { GameId } from "./games.ts";

/** From here on, millions would read `$1,000.0M`. */
const BILLIONS_FROM = 999_950_000;
/** From here on, dollars would read `$1,000,000`. */
const MILLIONS_FROM = 999_999.5;
/** From here on, plays would read `1,000M`: they are rounded to the million. */
const BILLIONS_OF_PLAYS_FROM = 999_500_000;

const COUNT = withDecimals(0);
const ONE_DECIMAL = withDecimals(1);
const THREE_DECIMALS = withDecimals(3);

/** Returns a whole number with en-US grouping, "283,412". */
export function formatCount(value: number): string {
	return COUNT().format(value);
}

/** Returns dollars as text: billions as $x.xB, millions as $x.xM, less without decimals. */
export function formatMoney(dollars: number): string {
	if (dollars >= BILLIONS_FROM) return `$${ONE_DECIMAL().format(dollars / 1e9)}B`;
	if (dollars >= MILLIONS_FROM) return formatMillions(dollars);
	return `$${formatCount(dollars)}`;
}

/** Returns the text of an item's number. `unit`: what the round's question counts, as in "$5,750" for a price. */
export function formatValue(game: GameId, value: number, unit?: Unit | null): string {
	if (game === "music") return formatPlays(value);
	return unit === "dollars" ? `$${formatCount(value)}` : formatInFull(game, value);
}

/** Returns the number for a screen reader, with the digits that `formatValue` leaves out: "2,202,000,000". */
export function spokenValue(game: GameId, value: number, unit?: Unit | null): string {
	return game === "music" ? formatInFull(game, value) : formatValue(game, value, unit);
}

/** Returns the coarsest rounding of a game's texts: closer numbers may have the same text. */
export function roundingOf(game: GameId): number {
	return ROUNDING[game] ?? 1;
}

const ROUNDING: Partial<Readonly<Record<GameId, number>>> = { movie: 1e5, music: 1e6, wealth: 1e8 };

function formatInFull(game: GameId, value: number): string {
	if (game === "movie") return formatMillions(value);
	if (game === "wealth") return formatMoney(value);
	return game === "history" ? String(value) : formatCount(value);
}

/** To the nearest million, "865M" or "2.202B". Always three decimals, so that the width stays during the count-up. */
function formatPlays(plays: number): string {
	if (plays >= BILLIONS_OF_PLAYS_FROM) return `${THREE_DECIMALS().format(Math.round(plays / 1e6) / 1e3)}B`;
	return plays >= MILLIONS_FROM ? `${formatCount(plays / 1e6)}M` : formatCount(plays);
}

function formatMillions(dollars: number): string {
	return `$${ONE_DECIMAL().format(dollars / 1e6)}M`;
}

function withDecimals(digits: number): () => Intl.NumberFormat {
	const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
	return onFirstUse(() => new Intl.NumberFormat("en-US", options));
}

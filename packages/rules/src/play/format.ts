import type { GameId } from "./games.ts";

/** From this amount on, `$1,000.0M` would be written: billions are better. */
const BILLIONS_FROM = 999_950_000;
/** From this amount on, `$1,000,000` would be written: millions are better. */
const MILLIONS_FROM = 999_999.5;

/** Returns a whole number with en-US grouping, "283,412". */
export function formatCount(value: number): string {
	return value.toLocaleString("en-US", { maximumFractionDigits: 0 });
}

/** Returns an amount of dollars as text: billions as $x.xB, millions as $x.xM, less without decimals (games.md, section 9). */
export function formatMoney(dollars: number): string {
	if (dollars >= BILLIONS_FROM) return `$${oneDecimal(dollars / 1e9)}B`;
	if (dollars >= MILLIONS_FROM) return formatMillions(dollars);
	return `$${formatCount(dollars)}`;
}

/** Returns how a game writes the number of an item. */
export function formatValue(game: GameId, value: number): string {
	if (game === "movie") return formatMillions(value);
	if (game === "wealth") return formatMoney(value);
	return game === "history" ? String(value) : formatCount(value);
}

function formatMillions(dollars: number): string {
	return `$${oneDecimal(dollars / 1e6)}M`;
}

function oneDecimal(value: number): string {
	return value.toLocaleString("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

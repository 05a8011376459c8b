import type { PublicCard } from "./card.ts";
import { formatCount, formatMoney, formatValue, roundingOf } from "./format.ts";
import type { GameId } from "./games.ts";
import type { RoundSource } from "./view.ts";

// Promised in docs/product.md#the-stage.

/** How the numbers of a game compare in words. */
export interface GapScale {
	/**
	 * "amount": counted from zero, so that one can be a multiple of another. "level": only the difference counts,
	 * as in degrees or points. "year": one is later.
	 */
	readonly kind: "amount" | "level" | "year";
	/** Writes a difference, above 0: "12,000", "$4M", "3 km". */
	readonly amount: (by: number) => string;
	/** What is counted, as in "12,000 more stars"; "" if the amount says it. */
	readonly noun: string;
	/** Says "many" and "fewer" instead of "much" and "less". */
	readonly isCounted: boolean;
	/** Whether the sum of two numbers means something. */
	readonly adds: boolean;
	/** Smaller numbers are no years, where only their look says that they are. */
	readonly firstYear?: number;
	/** Numbers are rounded to it before they are subtracted, as the cards show them. */
	readonly rounding?: number;
}

export interface GapItem {
	readonly id: string;
	/** Its name within a sentence. */
	readonly name: string;
	readonly value: number;
	readonly isEstimate: boolean;
}

/** Returns an item with its number, as the sentence needs it. */
export function gapItem(card: PublicCard, value: number): GapItem {
	const { id, name, inSentence = name, estimate = false } = card;
	return { id, name: inSentence, value, isEstimate: estimate };
}

/** A piece of the sentence: words, or the name of an item, which may run from right to left. */
export type GapPart = string | { readonly name: string };

/** Ratios below it are too close to tell: the difference says more. */
const CLOSE = 1.1;
/** From here on ratios have no decimals. */
const WHOLE_FROM = 10;
const MAX_RATIO = 1_000_000;
/** The smallest share that is written as a number, in percent. */
const MIN_PERCENT = 0.1;
/** Years after it are other numbers. */
const LAST_YEAR = 2100;
/** How far two items together may be from the third: a fiftieth of it. */
const TOGETHER_MARGIN = 0.02;
/** Only items that the player has just seen are put together, so that it stays rare and is understood. */
const RECENT = 6;
/** An item that is a smaller part of the sum could be left out. */
const MIN_PART = 0.15;
/** How far a share may be from a fraction with a name, as a part of it. */
const FRACTION_MARGIN = 0.015;

/** Closer years are between decades, others between halves of a century. */
const DECADES_BELOW = 20;

const FRACTIONS = [
	[3 / 4, "three quarters"],
	[2 / 3, "two thirds"],
	[1 / 2, "half"],
	[1 / 3, "a third"],
	[1 / 4, "a quarter"],
	[1 / 5, "a fifth"],
	[1 / 10, "a tenth"],
] as const;

/**
 * Returns how the hidden item compares to the known one, always from the hidden item's side:
 * - amounts: "1.6 × Spain", "a third of Spain", "7 % of Spain";
 * - close amounts, and levels: "12,000 more stars than React", "$4M less than Alien", "8 points more than the AK-47";
 * - years, without a name: "107 years later", "the same year";
 * - "about as many as Panama and Fiji together", with items whose numbers the player has seen.
 * @param seen items of the same measure that the run has shown with their numbers, the newest last
 */
export function gapBetween(
	scale: GapScale,
	known: GapItem,
	hidden: GapItem,
	seen: readonly GapItem[] = [],
): GapPart[] {
	const about = known.isEstimate || hidden.isEstimate ? "about " : "";
	const [from, to] = [known.value, hidden.value];
	if (scale.kind === "year" && isYear(scale, from) && isYear(scale, to)) return [yearsText(from, to, about)];
	const by = difference(scale, from, to);
	if (by === 0) return [`${about}the same as `, { name: known.name }];
	const isRatio = scale.kind === "amount" && from > 0 && to > 0;
	if (!isRatio || Math.max(from, to) < CLOSE * Math.min(from, to))
		return [`${about}${differenceText(scale, by)} than `, { name: known.name }];
	const pair = scale.adds ? togetherOf(hidden, seen) : null;
	if (pair) {
		const many = scale.isCounted ? "many" : "much";
		return [`about as ${many} as `, { name: pair[0].name }, " and ", { name: pair[1].name }, " together"];
	}
	return [about + (to > from ? multipleText(to / from) : partText(to / from)), { name: known.name }];
}

/** Returns the lengths of two bars from zero, from 0 to 1, the longer one 1. */
export function barsOf(known: number, hidden: number): { readonly known: number; readonly hidden: number } {
	const longest = Math.max(Math.abs(known), Math.abs(hidden)) || 1;
	return { known: Math.abs(known) / longest, hidden: Math.abs(hidden) / longest };
}

/** Returns the round years around two years, and the place of each between them, from 0 to 1. */
export function timelineOf(known: number, hidden: number) {
	const step = Math.abs(known - hidden) < DECADES_BELOW ? 10 : 50;
	const from = Math.floor(Math.min(known, hidden) / step) * step;
	const to = Math.max(from + step, Math.ceil(Math.max(known, hidden) / step) * step);
	const at = (year: number) => (year - from) / (to - from);
	return { from, to, known: at(known), hidden: at(hidden) };
}

/** Returns the sentence for a screen reader. */
export function spokenGap(parts: readonly GapPart[]): string {
	return parts.map((part) => (typeof part === "string" ? part.replace("×", "times") : part.name)).join("");
}

type Asked = Partial<Pick<RoundSource, "unit" | "measure">>;

/** Returns the scale of a round of a classic game. */
export function classicScale(game: GameId, round: Asked = {}): GapScale {
	if (game === "cs16") return weaponScale(round);
	const scale = { kind: "amount", amount: formatCount, noun: "", isCounted: false, adds: true } as const;
	const counted = { ...scale, isCounted: true, rounding: roundingOf(game) };
	switch (game) {
		case "history":
			return { ...scale, kind: "year", adds: false };
		case "movie":
		case "wealth":
			return { ...scale, amount: shortMoney, rounding: roundingOf(game) };
		case "github":
			return { ...counted, noun: "stars" };
		case "reddit":
			return { ...counted, noun: "subscribers" };
		case "country":
			return { ...counted, noun: "visitors" };
		case "music":
			return { ...counted, amount: (by) => formatValue(game, by), noun: "streams" };
	}
}

/** Accuracy and recoil are points from 0 to 100. */
function weaponScale({ unit, measure }: Asked): GapScale {
	const scale = { kind: "amount", amount: formatCount, noun: "", isCounted: false, adds: false } as const;
	if (unit === "dollars") return { ...scale, amount: (by) => `$${formatCount(by)}` };
	return measure === "damage" ? { ...scale, noun: "damage" } : { ...scale, kind: "level", amount: points };
}

/** "1 point", "8 points". */
export function points(by: number): string {
	return `${by} ${by === 1 ? "point" : "points"}`;
}

/** "$4M" rather than "$4.0M". */
function shortMoney(dollars: number): string {
	return formatMoney(dollars).replace(".0", "");
}

function isYear({ firstYear = Number.NEGATIVE_INFINITY }: GapScale, value: number): boolean {
	return Number.isInteger(value) && value >= firstYear && value <= LAST_YEAR;
}

function yearsText(from: number, to: number, about: string): string {
	const years = Math.abs(to - from);
	if (years === 0) return `${about}the same year`;
	return `${about}${formatCount(years)} ${years === 1 ? "year" : "years"} ${to > from ? "later" : "earlier"}`;
}

/** Without the noise of decimals that have no binary form. */
function difference({ rounding = 1 }: GapScale, from: number, to: number): number {
	const rounded = (Math.round(to / rounding) - Math.round(from / rounding)) * rounding;
	return rounding > 1 && rounded !== 0 ? rounded : Number((to - from).toPrecision(12));
}

/** "12,000 more stars", "3 km less". */
function differenceText({ amount, noun, isCounted }: GapScale, by: number): string {
	const word = by > 0 ? "more" : isCounted ? "fewer" : "less";
	const counted = Math.abs(by) === 1 ? noun.replace(/s$/, "") : noun;
	return [amount(Math.abs(by)), word, counted].filter(Boolean).join(" ");
}

/** "1.6 × ", "14 × ". */
function multipleText(ratio: number): string {
	if (ratio > MAX_RATIO) return "over a million × ";
	const shown = ratio >= WHOLE_FROM ? Math.round(ratio) : Math.round(ratio * 10) / 10;
	return `${shown.toLocaleString("en-US")} × `;
}

/** "a third of ", "7 % of ". */
function partText(share: number): string {
	const fraction = FRACTIONS.find(([part]) => Math.abs(share / part - 1) <= FRACTION_MARGIN);
	if (fraction) return `${fraction[1]} of `;
	const percent = share * 100;
	if (percent < MIN_PERCENT) return `less than ${MIN_PERCENT} % of `;
	return `${percent < 1 ? Math.round(percent * 10) / 10 : Math.round(percent)} % of `;
}

/** Returns two of the last items that together have about the number of another; null if there are none. */
function togetherOf({ id, value }: GapItem, seen: readonly GapItem[]): [GapItem, GapItem] | null {
	const parts = seen.slice(-RECENT).filter((item) => item.id !== id && item.value >= value * MIN_PART);
	for (const [n, one] of parts.entries()) {
		const other = parts
			.slice(n + 1)
			.find((item) => Math.abs(one.value + item.value - value) <= value * TOGETHER_MARGIN);
		if (other) return [one, other];
	}
	return null;
}

import type { Card, Facts, Pool } from "../play/card.ts";

/** A correction in force: another number with its source, or no such item in play. */
export interface Correction {
	readonly itemId: string;
	/** What is compared, in games where that changes; else "". */
	readonly measure: string;
	/** The date of the number that was corrected. */
	readonly beforeAsOf: string;
	/** Null: the item is removed from play. */
	readonly corrected: CorrectedNumber | null;
}

/** `asOf`: a year or a month, "2026" or "2026-08". */
interface CorrectedNumber {
	readonly value: number;
	readonly source: string;
	/** "" without an address. */
	readonly sourceUrl: string;
	readonly asOf: string;
}

/** The numbers of a filter that is about the numbers themselves, as history's periods are. Both are inclusive. */
export interface NumberRange {
	readonly from: number;
	readonly to: number;
}

/** Returns whether a date is surely after the other. Both are years or months: "2026" is any month of it. */
export function isNewer(date: string, other: string): boolean {
	return padded(date, "-01") > padded(other, "-12");
}

function padded(date: string, month: string): string {
	return date.length === "2026".length ? `${date}${month}` : date;
}

/**
 * Returns the pool as new runs deal it; the same object without a correction. A number that is newer than both the
 * corrected and the correcting one counts instead; a removed item stays away until the removal is withdrawn.
 * @param range of the pool's filter: it is applied to the corrected numbers.
 */
export function correctedPool<Items extends Omit<Pool, "game">>(
	pool: Items,
	corrections: readonly Correction[],
	range?: NumberRange,
): Items {
	const byItem = Map.groupBy(corrections, ({ itemId }) => itemId);
	if (!range && !pool.cards.some(({ id }) => byItem.has(id))) return pool;
	const cards = pool.cards.flatMap((card) => correctedCard(card, pool, byItem.get(card.id) ?? []));
	return { ...pool, cards: range ? cards.filter((card) => isWithin(range, card)) : cards };
}

function isWithin({ from, to }: NumberRange, { value }: Card): boolean {
	return value >= from && value <= to;
}

function correctedCard(
	card: Card,
	{ asOf, questions }: Omit<Pool, "game">,
	corrections: readonly Correction[],
): Card[] {
	let result = card;
	for (const { measure, beforeAsOf, corrected } of corrections) {
		if (!corrected) return [];
		const index = questions ? questions.findIndex((question) => question.measure === measure) : -1;
		if (questions ? index < 0 : measure !== "") continue;
		const date = questions?.[index]?.asOf ?? card.facts?.asOf ?? asOf;
		if (isNewer(date, beforeAsOf) && isNewer(date, corrected.asOf)) continue;
		result = questions ? withAnswer(result, index, corrected) : withNumber(result, corrected);
	}
	return [result];
}

/** A corrected number is no estimate, and not from the source that the card names. */
function withNumber({ estimate: _, source: __, ...card }: Card, number: CorrectedNumber): Card {
	return { ...card, value: number.value, facts: factsOf(card.facts, number) };
}

function withAnswer(card: Card, index: number, number: CorrectedNumber): Card {
	const { values = [], valuesFacts = values.map(() => null) } = card;
	return {
		...card,
		...(index === 0 && { value: number.value }),
		values: values.with(index, number.value),
		valuesFacts: valuesFacts.with(index, factsOf(valuesFacts[index], number)),
	};
}

function factsOf(facts: Facts | null | undefined, { source, sourceUrl, asOf }: CorrectedNumber): Facts {
	const { sourceUrl: _, ...others } = facts ?? {};
	return { ...others, source, asOf, ...(sourceUrl !== "" && { sourceUrl }) };
}

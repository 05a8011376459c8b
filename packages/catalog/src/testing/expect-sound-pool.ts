import { itemLabel } from "@hilo/rules/corrections/corrections";
import type { Card, Pool } from "@hilo/rules/play/card";
import { linkOf } from "@hilo/rules/text/link";
import { expect } from "vitest";

/** An item's own source ends with a year, or a month and a year. */
const ENDS_WITH_DATE = /, (?:[A-Z][a-z]+ )?20\d\d$/;

/** What a player tells two items apart by. */
function shownTexts({ name, detail }: Card): string {
	return `${name}|${detail ?? ""}`.toLowerCase();
}

/** Returns the items that share an id, the texts a player sees, or the name in lists of corrections. */
function duplicates({ game, cards }: Pool): string[] {
	const seen = new Set<string>();
	const duplicated: string[] = [];
	const keysOf = (card: Card) => [
		`id ${card.id}`,
		`texts ${shownTexts(card)}`,
		`label ${itemLabel(game, card)}`,
	];
	for (const key of cards.flatMap(keysOf)) {
		if (seen.has(key)) duplicated.push(key);
		seen.add(key);
	}
	return duplicated;
}

/** Checks what holds for every pool: dates, unique items, clean texts, finite values, complete art. */
export function expectSoundPool(pool: Pool): void {
	expect(pool.source.length).toBeGreaterThan(0);
	expect(pool.source.length).toBeLessThanOrEqual(60);
	for (const { asOf } of [pool, ...(pool.questions ?? [])]) expect(asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
	const pages = [pool, ...(pool.questions ?? []), ...pool.cards.map(({ facts = {} }) => facts)];
	for (const { sourceUrl = "https://none.example" } of pages) expect(linkOf(sourceUrl)).not.toBeNull();
	expect(duplicates(pool)).toEqual([]);
	for (const card of pool.cards) {
		for (const text of [card.id, card.name, ...(card.detail === undefined ? [] : [card.detail])]) {
			expect(text, card.id).toBe(text.trim().replace(/\s+/g, " ").normalize("NFC"));
			expect(text, card.id).not.toMatch(/^$|<\w|\uFFFD|undefined|NaN/);
		}
		expect(card.detail?.length ?? 0, card.id).toBeLessThanOrEqual(120);
		if (card.source !== undefined) expect(card.source, card.id).toMatch(ENDS_WITH_DATE);
		expect(Number.isFinite(card.value), card.id).toBe(true);
		expect(
			Object.values(card.art).every((part) => part !== ""),
			card.id,
		).toBe(true);
	}
}

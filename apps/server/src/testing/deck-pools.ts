import { DECK_GAME_LIST, type DeckGame } from "@hilo/rules/daily/deck-plan";
import type { Card, Pool } from "@hilo/rules/play/card";

const CARDS = 16;
/** Large, odd numbers, which no other text of an answer contains. */
const BASE = 31_007_003;

/** The tests' pool for daily decks. Its numbers and articles are odd, so that a search for one finds nothing else. */
export function deckPool(game: DeckGame): Pool {
	const offset = DECK_GAME_LIST.indexOf(game);
	const cards = Array.from({ length: CARDS }, (_, index): Card => {
		const value = game === "history" ? 1207 + index * 41 : BASE * (index + 1) + offset * 1009;
		const name = `${game} ${String.fromCharCode(97 + index)}`;
		const article = `Article on ${name}`;
		return {
			id: `${game}-${index}`,
			name,
			art: { kind: "flag", iso2: "fr" },
			value,
			article,
			facts: { note: `On ${name}` },
		};
	});
	return { game, source: "the tests", asOf: "2026-08", cards };
}

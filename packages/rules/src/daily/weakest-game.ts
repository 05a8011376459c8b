import type { GameId } from "../play/games.ts";
import type { Mark } from "../play/view.ts";

/** A game's part of a deck. */
export interface DeckPart {
	readonly game: GameId;
	readonly right: number;
	readonly rounds: number;
}

/**
 * Returns the game of a deck with the most rounds that were not right, of equals the first in the deck; null after a
 * perfect deck. Rounds without a mark were not played.
 */
export function weakestGame(games: readonly GameId[], marks: readonly (Mark | undefined)[]): DeckPart | null {
	let weakest: DeckPart | null = null;
	for (const game of new Set(games)) {
		const own = games.flatMap((other, n) => (other === game ? [marks[n] === "right"] : []));
		const part = { game, right: own.filter(Boolean).length, rounds: own.length };
		if (missesOf(part) > (weakest ? missesOf(weakest) : 0)) weakest = part;
	}
	return weakest;
}

function missesOf({ right, rounds }: DeckPart): number {
	return rounds - right;
}

import type { GameId } from "../play/games.ts";
import { MARK_SIGNS, marksText } from "../play/mark-signs.ts";
import type { Mark } from "../play/view.ts";
import type { Day } from "../progression/site-day.ts";
import type { PublicDeck } from "./deal-deck.ts";
import { DECK_ROUNDS } from "./deck-plan.ts";

/**
 * Returns a result to share: site, deck, score, a sign per round, the same in words, and a dare. It reveals nothing of
 * the cards. An unplayed round counts as a time-out.
 */
export function dailyShareText(site: string, { number, games }: PublicDeck, marks: readonly Mark[]): string {
	const rounds = games.map((_, n) => marks[n] ?? "timeout");
	const squares = rounds.map((mark) => MARK_SIGNS[mark]).join("");
	const score = marks.filter((mark) => mark === "right").length;
	const dare = score === games.length ? "Can you do it too?" : "Can you beat it?";
	return `${site} ${number} · ${score}/${games.length}\n${squares}\n${marksText(rounds)}\n${dare}`;
}

// Promised in docs/product.md#daily-deck.

/** How many friends who have not finished the deck a result shows. */
export const MAX_WAITING_FRIENDS = 12;

/** How many friends who have finished the deck its card shows. */
export const MAX_FINISHED_FRIENDS = 4;

/** Returns the client's id of a day's nudge. A chat stores one message of a sender under it, so it is sent once. */
export function nudgeIdOf(day: Day): string {
	return `deck-${day}`;
}

/** Returns the message that asks a friend to play today's deck. @param url the address of the daily deck */
export function nudgeText(score: number, url: string): string {
	return `I got ${score} of ${DECK_ROUNDS} on today’s deck. Your turn!\n${url}`;
}

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

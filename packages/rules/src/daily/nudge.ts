import type { Day } from "../progression/site-day.ts";
import { DECK_ROUNDS } from "./deck-plan.ts";

// Promised in docs/product.md#daily-deck.

/** How many friends who have not finished the deck a result shows. */
export const MAX_WAITING_FRIENDS = 12;

/** Returns the client's id of a day's nudge. A chat stores one message of a sender under it, so it is sent once. */
export function nudgeIdOf(day: Day): string {
	return `deck-${day}`;
}

/** Returns the message that asks a friend to play today's deck. @param url the address of the daily deck */
export function nudgeText(score: number, url: string): string {
	return `I got ${score} of ${DECK_ROUNDS} on today’s deck. Your turn!\n${url}`;
}

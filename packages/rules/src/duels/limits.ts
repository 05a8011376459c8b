/** How many rounds a duel has that is not made of a run. A mistake does not end it. */
export const DUEL_ROUNDS = 10;
/** How many rounds a duel of a run has at most, where right guesses could go on for ever: each is kept with all before it. */
export const MAX_ROUNDS = 1000;
/** How long somebody who has left a live duel has to return before it is lost, in ms (D64). */
export const RETURN_MS = 20_000;
/** A side of a live duel that was not heard of for so long counts as gone. Its page says every two seconds that it is there. */
export const SILENT_MS = 6000;
/** How often a page of a live duel says that it is there, in ms. */
export const BEAT_MS = 2000;
/** From both being ready to the first card: 3-2-1. */
export const COUNTDOWN_MS = 3000;
/** From the later of the two answers to the next round, for both at once, in ms beyond the game's own reveal. */
export const NEXT_ROUND_MS = 700;
/** An unanswered live challenge, and a lobby that nobody is in, end after this time. */
export const LOBBY_MS = 15 * 60_000;
/** Challenges that somebody may send in an hour. */
export const CHALLENGES_AN_HOUR = 60;

// Promised in docs/product.md#duels.

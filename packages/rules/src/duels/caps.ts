import { DAY_MS } from "../time/durations.ts";

/** Of a duel that is not made of a run. A mistake does not end it. */
export const DUEL_ROUNDS = 10;
/** Of a duel that only a mistake ends. A longer run gives its first rounds (docs/product.md#duels). */
export const MAX_ROUNDS = 100;
/** What a duel's page gets of its rounds with one call. */
export const ROUNDS_PER_PAGE = 10;
/** How long a player who left a live duel has to return before it is lost (docs/product.md#duels). */
export const RETURN_MS = 20_000;
/** After this silence a side of a live duel counts as gone. Its page sends a heartbeat every two seconds. */
export const LIVE_DUEL_TIMEOUT_MS = 6000;
/** The interval of these heartbeats. */
export const LIVE_DUEL_HEARTBEAT_MS = 2000;
/** From both being ready to the first card: 3-2-1. */
export const COUNTDOWN_MS = 3000;
/** From the later of the two answers to the next round, beyond the game's own reveal. */
export const NEXT_ROUND_MS = 700;
/** After this time an unanswered live challenge and an empty lobby end. */
export const LOBBY_MS = 15 * 60_000;
/** A result stands among the latest ones for so long. */
export const NEW_RESULT_MS = DAY_MS;
export const MAX_CHALLENGES_PER_HOUR = 60;
export const MAX_CHALLENGES_PER_DAY = 200;
/** Challenges of visitors' runs that no other player has begun, of one sender in a day. */
export const MAX_OPEN_VISITS = 10;

// Promised in docs/product.md#duels.

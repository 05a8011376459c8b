/** Times of a game, in milliseconds unless the name says seconds (docs/product.md#timings). */

export const ROUND_TIMER_MS = 20_000;
export const HISTORY_TIMER_MS = 35_000;
/** The timer turns orange when this much is left. */
export const TIMER_WARN_SECONDS = 10;
/** The timer turns red and pulses when this much is left. */
export const TIMER_DANGER_SECONDS = 5;

/** From a correct answer until the compare marker disappears. */
export const CORRECT_HIDE_MARK_MS = 1500;
/** From a correct answer until the cards begin to slide. */
const CORRECT_ANIMATE_MS = 1800;
/** From a correct answer until the next item is in place and the timer restarts. */
export const CORRECT_ADVANCE_MS = 2300;
/** The cards slide during the last part of the wait after a correct answer. */
export const CARD_SLIDE_MS = CORRECT_ADVANCE_MS - CORRECT_ANIMATE_MS;
/** From a correct answer to the next round: 1.5 s, then a slide of 0.5 s. */
export const MUSIC_ADVANCE_MS = 2000;
export const HISTORY_ADVANCE_MS = 2000;
export const WEAPON_REVEAL_MS = 1500;

/** From a wrong answer until the game-over dialog opens. */
export const WRONG_MODAL_MS = 1500;
/** From a wrong answer until the cross, in games whose number counts up as long. */
export const WRONG_CROSS_MS = 500;

export const COUNT_UP_MS = 500;
export const SUBREDDIT_COUNT_UP_MS = 1500;

/** From a number that does not count up until its mark: long enough to read the number. */
export const UNCOUNTED_VERDICT_MS = 300;
/** From a correct answer until the check, which comes before the count-up ends, because it disappears with it. */
export const SUBREDDIT_CHECK_MS = 1000;
/** How long the number of a wrong answer is visible, at least, before the dialog hides it. */
export const MIN_WRONG_NUMBER_MS = 600;
/** The count-up after a wrong answer, and the time until the cross. */
export const SUBREDDIT_CROSS_MS = WRONG_MODAL_MS - MIN_WRONG_NUMBER_MS;

/** How much later than its timer a guess may reach the server. */
export const NETWORK_GRACE_MS = 2000;
/** From the end of maintenance until the timers of stopped runs restart: their pages poll about every 8 s. */
export const RESUME_MS = 12_000;
/** A correct guess within this time of the round's start is a fast answer. */
export const FAST_ANSWER_MS = 2000;

/** Per fact and per message on the music game's loading screen. */
export const MUSIC_FACT_MS = 5000;
export const MUSIC_MESSAGE_MS = 2000;
/** Loading counts as complete after this time, even without the items. */
export const MUSIC_LOADING_LIMIT_MS = 3000;
/** From complete loading until the music game starts by itself. */
export const MUSIC_START_MS = 600;
/** The same, if only the limit ended the loading. */
export const MUSIC_FORCED_START_MS = 1000;
/** From 0 to 1. */
export const PREVIEW_VOLUME = 0.5;

const MAX_COUNT_UP_START = 10_000;

/** Returns the number from which a star count counts up: 30 % of the stars, at most 10,000. */
export function countUpStart(stars: number): number {
	return Math.min(Math.floor(stars * 0.3), MAX_COUNT_UP_START);
}

// Promised in docs/product.md#timings.

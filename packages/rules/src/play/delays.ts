/**
 * Every documented time of a game, in milliseconds unless the name says seconds (games.md, sections 4 and 9; D11, D14).
 */

/** How long a player has for one guess. */
export const ROUND_TIMER_MS = 20_000;
/** How long a player has for one guess in the history game. */
export const HISTORY_TIMER_MS = 35_000;
/** The clock turns orange when this many seconds are left. */
export const TIMER_WARN_SECONDS = 10;
/** The clock turns red and pulses when this many seconds are left. */
export const TIMER_DANGER_SECONDS = 5;

/** From a correct answer until the compare marker disappears. */
export const CORRECT_HIDE_MARK_MS = 1500;
/** From a correct answer until the cards begin to slide. */
export const CORRECT_ANIMATE_MS = 1800;
/** From a correct answer until the next item has come in and the clock starts again. */
export const CORRECT_ADVANCE_MS = 2300;
/** How long the cards slide. Games with a shorter wait after a correct answer start the slide this long before its end. */
export const CARD_SLIDE_MS = CORRECT_ADVANCE_MS - CORRECT_ANIMATE_MS;
/** From a correct answer to the next round in the music game: "about 1.5 s then 0.5 s". */
export const MUSIC_ADVANCE_MS = 2000;
/** From a correct answer to the next round in the history game. */
export const HISTORY_ADVANCE_MS = 2000;
/** From a correct answer to the next round in the weapon quiz. */
export const WEAPON_REVEAL_MS = 1500;

/** From a wrong answer until the game-over dialog opens. */
export const WRONG_MODAL_MS = 1500;
/** From a wrong answer until the cross shows in the repository game, and in the others whose number counts as long. */
export const WRONG_CROSS_MS = 500;

/** How long a revealed number counts up: stars, visitors, budgets and others. */
export const COUNT_UP_MS = 500;
/** How long a revealed number of subscribers counts up. */
export const SUBREDDIT_COUNT_UP_MS = 1500;

/** From a number that is there at once until what it means: long enough to read it (this site's choice). */
export const UNCOUNTED_VERDICT_MS = 300;
/** From a correct answer to the check of the subreddit game: it goes when the number has settled, so it comes before (this site's choice). */
export const SUBREDDIT_CHECK_MS = 1000;
/** How long the number of a wrong answer stands before the dialog hides it, at least (this site's choice). */
export const WRONG_NUMBER_STANDS_MS = 600;
/** How long a number of subscribers counts up after a wrong answer, and when the cross shows. */
export const SUBREDDIT_CROSS_MS = WRONG_MODAL_MS - WRONG_NUMBER_STANDS_MS;

/** How much later than its clock a guess may reach the server (D11). */
export const NETWORK_GRACE_MS = 2000;
/** From the end of maintenance until the clocks of the runs that it stopped start anew: their pages look about every eight seconds. */
export const RESUME_MS = 12_000;
/** A correct guess within this time of the round's start is a fast answer (D14). */
export const FAST_ANSWER_MS = 2000;

/** How long each fact stands on the music game's loading screen. */
export const MUSIC_FACT_MS = 5000;
/** How long each message stands on the music game's loading screen. */
export const MUSIC_MESSAGE_MS = 2000;
/** The music game's loading counts as complete after this time, whether or not the items have come. */
export const MUSIC_LOADING_LIMIT_MS = 3000;
/** From complete loading until the music game starts by itself. */
export const MUSIC_START_MS = 600;
/** The same, where loading counts as complete only because its limit was reached. */
export const MUSIC_FORCED_START_MS = 1000;
/** How loud a sound sample plays, from 0 to 1. */
export const PREVIEW_VOLUME = 0.5;

// Promised in docs/product.md#timings.

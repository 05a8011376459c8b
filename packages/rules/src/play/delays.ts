/**
 * Every documented time of a round, in milliseconds unless the name says seconds (games.md, sections 4 and 9; D11, D14).
 */

/** How long a player has for one guess. */
export const ROUND_TIMER_MS = 20_000;
/** The same in the history game. */
export const HISTORY_TIMER_MS = 35_000;
/** The clock turns orange at so many seconds left, */
export const TIMER_WARN_SECONDS = 10;
/** and red and pulsing at so many. */
export const TIMER_DANGER_SECONDS = 5;

/** After a correct answer: the mark goes, */
export const CORRECT_HIDE_MARK_MS = 1500;
/** the cards begin to slide, */
export const CORRECT_ANIMATE_MS = 1800;
/** and the next item is in, with a new clock. */
export const CORRECT_ADVANCE_MS = 2300;
/** How long the cards slide. The games with a shorter result begin so long before the next item is in. */
export const CARD_SLIDE_MS = CORRECT_ADVANCE_MS - CORRECT_ANIMATE_MS;
/** After a correct answer in the music game: "about 1.5 s then 0.5 s". */
export const MUSIC_ADVANCE_MS = 2000;
/** After a correct answer in the history game. */
export const HISTORY_ADVANCE_MS = 2000;
/** After a correct answer in the weapon quiz. */
export const WEAPON_REVEAL_MS = 1500;

/** After a wrong answer: the game-over modal opens. */
export const WRONG_MODAL_MS = 1500;
/** After a wrong answer in the repository game: the cross shows. In the other games it shows at once. */
export const WRONG_CROSS_MS = 500;

/** How long a revealed number counts up: stars, visitors and budgets, */
export const COUNT_UP_MS = 500;
/** and subscribers. */
export const SUBREDDIT_COUNT_UP_MS = 1500;

/** How much later than its clock a guess may reach the server (D11). */
export const NETWORK_GRACE_MS = 2000;
/** A correct guess within this time of the round's start is a fast answer (D14). */
export const FAST_ANSWER_MS = 2000;

/** The music game's loading screen: its facts change, */
export const MUSIC_FACT_MS = 5000;
/** its messages change, */
export const MUSIC_MESSAGE_MS = 2000;
/** its progress is complete whatever happens, */
export const MUSIC_LOADING_LIMIT_MS = 3000;
/** and the game starts by itself after it was complete: at once loaded, */
export const MUSIC_START_MS = 600;
/** or forced. */
export const MUSIC_FORCED_START_MS = 1000;
/** How loud a sample plays, from 0 to 1. */
export const PREVIEW_VOLUME = 0.5;

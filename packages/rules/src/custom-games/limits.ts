/** The sizes of a custom game (games.md, sections 5 and 9; D26, D48). Lengths are counted in code points. */
export const NAME_MAX = 100;
export const DESCRIPTION_MAX = 1000;
export const VALUE_LABEL_MAX = 40;
export const DEFAULT_VALUE_LABEL = "Value";

export const ITEMS_MIN = 10;
export const ITEMS_MAX = 500;
/** With fewer, a game can't be played or previewed. */
export const ITEMS_TO_PLAY = 2;
export const ITEM_NAME_MAX = 100;
export const ITEM_DESCRIPTION_MAX = 300;
export const IMAGE_URL_MAX = 2000;

/** Seconds; 0: no timer. */
export const TIMER_MAX = 30;

/** Games a page of the Discover tab. */
export const DISCOVER_PAGE = 10;
export const DISCOVER_PAGE_MAX = 50;
/** No list is longer. */
export const PAGES_MAX = 100_000;
export const SEARCH_MAX = 50;

/** The popularity bar of the pre-game screen is full at so many plays, the variety bar at so many items. */
export const POPULAR_PLAYS = 10;
export const VARIED_ITEMS = 50;
/** Rows of the board on the pre-game screen. */
export const PREGAME_ROWS = 5;

/** An uploaded picture before it is made small, as an avatar's. */
export const PICTURE_BYTES_MAX = 10 * 1024 * 1024;
/** All pictures of a user together, as they are kept (D57). */
export const PICTURES_BYTES_MAX = 60 * 1024 * 1024;
/** Games of a user in all. */
export const MAX_GAMES = 300;
/** The items of all games of a user together, as JSON. */
export const MAX_GAMES_BYTES = 50 * 1024 * 1024;
/** The longer side of a kept picture, in pixels. */
export const PICTURE_SIDE = 640;

/** Recipients of one invitation. */
export const RECIPIENTS_MAX = 50;
export const INVITATION_MESSAGE_MAX = 300;
/** Mails with a link that a user may send in a day. */
export const MAILS_A_DAY = 20;
/** Reports by so many different people keep a game out of lists until an administrator has looked. */
export const REPORTS_TO_HIDE = 5;

// Promised in docs/product.md#custom-games.

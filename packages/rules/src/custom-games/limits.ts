/** Lengths are in code points (docs/product.md#custom-games). */
export const NAME_MAX = 100;
export const DESCRIPTION_MAX = 1000;
export const VALUE_LABEL_MAX = 40;
export const DEFAULT_VALUE_LABEL = "Value";

export const ITEMS_MIN = 10;
export const ITEMS_MAX = 500;
export const ITEMS_TO_PLAY = 2;
export const ITEM_NAME_MAX = 100;
export const ITEM_DESCRIPTION_MAX = 300;
export const IMAGE_URL_MAX = 2000;

/** In seconds; 0: no timer. */
export const TIMER_MAX = 30;

export const DISCOVER_PAGE = 10;
export const DISCOVER_PAGE_MAX = 50;
/** No list is longer. */
export const PAGES_MAX = 100_000;
export const SEARCH_MAX = 50;

/** The plays and items at which the bars of the pre-game screen are full. */
export const POPULAR_PLAYS = 10;
export const VARIED_ITEMS = 50;
export const PREGAME_ROWS = 5;

/** Of an upload, before it is scaled down. */
export const PICTURE_BYTES_MAX = 10 * 1024 * 1024;
/** Of all stored pictures of a player. */
export const PICTURES_BYTES_MAX = 60 * 1024 * 1024;
export const MAX_GAMES = 300;
/** The items of all games of a player, as JSON. */
export const MAX_GAMES_BYTES = 50 * 1024 * 1024;
/** The longer side of a stored picture, in pixels. */
export const PICTURE_SIDE = 640;

export const RECIPIENTS_MAX = 50;
export const INVITATION_MESSAGE_MAX = 300;
export const MAILS_A_DAY = 20;
/** Reports by this many players keep a game out of lists until an administrator decides. */
export const REPORTS_TO_HIDE = 5;

// Promised in docs/product.md#custom-games.

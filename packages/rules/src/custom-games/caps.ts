import { DAY_MS } from "../time/durations.ts";

/** Lengths are in code points (docs/product.md#custom-games). */
export const MAX_NAME_LENGTH = 100;
export const MAX_DESCRIPTION_LENGTH = 1000;
export const MAX_VALUE_LABEL_LENGTH = 40;
export const MAX_QUESTION_LENGTH = 120;
export const MAX_SOURCE_LENGTH = 400;
export const DEFAULT_VALUE_LABEL = "Value";

export const MIN_ITEMS = 10;
export const MAX_ITEMS = 500;
export const MIN_ITEMS_TO_PLAY = 2;
export const MAX_ITEM_NAME_LENGTH = 100;
export const MAX_ITEM_DESCRIPTION_LENGTH = 300;
export const MAX_ITEM_SOURCE_LENGTH = 400;
export const MAX_ITEM_NOTE_LENGTH = 200;
export const MAX_ITEM_CREDIT_LENGTH = 200;
export const MAX_IMAGE_URL_LENGTH = 2000;

/** In seconds; 0: no timer. */
export const MAX_TIMER_SECONDS = 30;

export const DISCOVER_PAGE_SIZE = 10;
/** Of the public catalogue. It fills rows of two, three and four. */
export const CATALOGUE_PAGE_SIZE = 24;
export const MAX_DISCOVER_PAGE_SIZE = 50;
/** No list is longer. */
export const MAX_PAGES = 100_000;
export const MAX_SEARCH_LENGTH = 50;

/** The plays and items at which the bars of the pre-game screen are full. */
export const POPULAR_PLAYS = 10;
export const VARIED_ITEMS = 50;
export const PREGAME_ROWS = 5;

/** Of an upload, before it is scaled down. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** Of all stored pictures of a player. */
export const MAX_PICTURES_BYTES = 60 * 1024 * 1024;
export const MAX_GAMES = 300;
/** The items of all games of a player, as JSON. */
export const MAX_GAMES_BYTES = 50 * 1024 * 1024;
/** The longer side of a stored picture, in pixels. */
export const PICTURE_SIDE = 640;

export const MAX_RECIPIENTS = 50;
export const MAX_INVITATION_MESSAGE_LENGTH = 300;
export const MAX_MAILS_PER_DAY = 20;
/** Reports by this many players keep a game out of lists until an administrator decides. */
export const REPORTS_TO_HIDE = 5;

/** The games of a row above the list of all games. */
export const MAX_ROW_GAMES = 8;
/** A game is new for so long. */
export const NEW_GAME_MS = 7 * DAY_MS;
/** A short game has at most so many items. An index has the same number. */
export const MAX_SHORT_ITEMS = 15;

// Promised in docs/product.md#custom-games.

export const MAINTENANCE_MESSAGE_MAX = 300;
/** About as much as fits on one line of the game's card. */
export const CLASSIC_NAME_MAX = 40;
export const CLASSIC_DESCRIPTION_MAX = 120;

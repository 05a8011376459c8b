export const MAX_MAINTENANCE_MESSAGE_LENGTH = 300;
/** About as much as fits on one line of the game's card. */
export const MAX_CLASSIC_NAME_LENGTH = 40;
export const MAX_CLASSIC_DESCRIPTION_LENGTH = 120;

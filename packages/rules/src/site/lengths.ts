/** The longest message of an administrator's about maintenance. */
export const MAINTENANCE_MESSAGE_MAX = 300;
/** As long as a classic game's name stays on one line of its card, or nearly. */
export const CLASSIC_NAME_MAX = 40;
export const CLASSIC_DESCRIPTION_MAX = 120;

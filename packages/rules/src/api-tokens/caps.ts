export const MAX_TOKENS = 20;
export const MAX_TOKEN_NAME_LENGTH = 40;
/** For how many days a token may be made. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;

/** Paths for `LineIcon`, loaded with the friends' code only. */
export const CHAT = "M4 5h16v11H10l-5 4v-4H4V5Z";
export const SEARCH = "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L21 21";

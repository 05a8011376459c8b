/** Lines for `LineIcon`. They come with the friends' code, not with every page. */
export const SEARCH = "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L21 21";

/** The size of all scripts that a page fetches until it is idle, in bytes (brotli). Charts are apart. */
export const SCRIPT_BUDGET = 220_000;

/** How much script a browser may fetch before a page is usable, in bytes as sent (brotli). */
export const SCRIPT_BUDGET = 160_000;

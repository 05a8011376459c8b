/** How much script a browser may fetch before a page is usable, in bytes as sent (brotli). Nowhere else is such a limit written. */
export const SCRIPT_BUDGET = 160_000;

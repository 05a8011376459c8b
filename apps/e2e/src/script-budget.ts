/** The script size that a page may need before it is usable, in bytes (brotli). */
export const SCRIPT_BUDGET = 160_000;

/** Columns without a width share the rest. */
export const COLUMN_WIDTHS = ["3rem", "2.75rem", "27%", "17%", undefined, undefined, "2.75rem"] as const;

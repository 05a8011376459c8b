/** How wide the columns are; the others share what is left. */
export const COLUMN_WIDTHS = ["3rem", "2.75rem", "27%", "17%", undefined, undefined, "2.75rem"] as const;

/** Whether what comes in joins the items that are there, or takes their place. */
export type ImportMode = "append" | "replace";

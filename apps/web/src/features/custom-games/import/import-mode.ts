export type ImportMode = "append" | "replace";

import type { Outputs } from "../../../platform/api/trpc.ts";

export type Figures = Outputs["analytics"]["figures"];

/** One number per day; null without a number. */
export interface Series {
	readonly label: string;
	readonly values: readonly (number | null)[];
}

import type { Outputs } from "../../../platform/api/trpc.ts";

/** All figures of a range of days. */
export type Figures = Outputs["analytics"]["figures"];

/** Figures of one kind, one a day; null where there is none. */
export interface Series {
	readonly label: string;
	readonly values: readonly (number | null)[];
}

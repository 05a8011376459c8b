import type { Face } from "../users/face.ts";

/** A player on a classic board. */
export interface ClassicRow extends Face {
	readonly rank: number;
	readonly userId: string;
	readonly username: string;
	readonly score: number;
	/** The label of the filter that was played; "Classic" where none. */
	readonly selectedFeature: string;
	readonly verified: boolean;
}

/** What stands where a row names no filter. */
export const NO_FEATURE = "Classic";

import type { Avatar } from "../users/avatar.ts";

/** A player on a classic board. */
export interface ClassicRow extends Avatar {
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

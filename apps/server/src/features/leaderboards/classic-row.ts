import type { Avatar } from "../users/avatar.ts";

export interface ClassicRow extends Avatar {
	readonly rank: number;
	readonly userId: string;
	readonly username: string;
	readonly score: number;
	/** The filter's label; "Classic" without a filter. */
	readonly selectedFeature: string;
	readonly verified: boolean;
}

export const NO_FEATURE = "Classic";

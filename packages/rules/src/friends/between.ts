import { REJECTIONS_UNTIL_SILENCE, SILENCE_MS } from "./limits.ts";

/** A request of one person to another: none, one that its receiver sees, or one that only its sender sees (D53). */
export type RequestState = "none" | "open" | "hidden";

/** How often the other has rejected a request of this person, and when last: epoch ms. */
export interface Rejections {
	readonly count: number;
	readonly lastAt: number;
}

/** How two people stand, as one of them ("own") sees the other ("their"). */
export interface Between {
	readonly areFriends: boolean;
	readonly ownRequest: RequestState;
	readonly theirRequest: RequestState;
	/** Whether this person has blocked the other. */
	readonly ownBlock: boolean;
	/** Whether the other has blocked this person. */
	readonly theirBlock: boolean;
	/** What the other has rejected; null where nothing. */
	readonly rejections: Rejections | null;
}

/** Two people who have nothing to do with each other. */
export const STRANGERS: Between = {
	areFriends: false,
	ownRequest: "none",
	theirRequest: "none",
	ownBlock: false,
	theirBlock: false,
	rejections: null,
};

/** What a profile's button says of the other. It does not say that the other has blocked this person. */
export type FriendshipStatus = "oneself" | "none" | "friends" | "requested" | "asked-you" | "blocked";

/** Returns how somebody else stands to this person. A request that its receiver may not see counts for its sender alone. */
export function friendshipStatusOf(between: Between): Exclude<FriendshipStatus, "oneself"> {
	if (between.ownBlock) return "blocked";
	if (between.areFriends) return "friends";
	if (between.ownRequest !== "none") return "requested";
	return between.theirRequest === "open" ? "asked-you" : "none";
}

/** Returns whether requests are no longer shown to whoever rejected them: for 30 days after the third rejection, and after each later one. */
export function isSilenced(rejections: Rejections | null, now: number): boolean {
	if (rejections === null || rejections.count < REJECTIONS_UNTIL_SILENCE) return false;
	return now < rejections.lastAt + SILENCE_MS;
}

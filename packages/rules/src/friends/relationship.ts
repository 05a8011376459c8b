import { REJECTIONS_UNTIL_SILENCE, SILENCE_MS } from "./caps.ts";

/** `hidden`: only its sender sees it, as after a block or three rejections. */
export type RequestState = "none" | "open" | "hidden";

/** The other player's rejections of this one's requests. `lastAt` in epoch ms. */
export interface Rejections {
	readonly count: number;
	readonly lastAt: number;
}

/** The relationship of two players, as one of them ("own") sees the other ("their"). */
export interface Relationship {
	readonly areFriends: boolean;
	readonly ownRequest: RequestState;
	readonly theirRequest: RequestState;
	readonly ownBlock: boolean;
	readonly theirBlock: boolean;
	/** Null if the other player has rejected nothing. */
	readonly rejections: Rejections | null;
}

export const STRANGERS: Relationship = {
	areFriends: false,
	ownRequest: "none",
	theirRequest: "none",
	ownBlock: false,
	theirBlock: false,
	rejections: null,
};

/** As a profile's button shows it. It does not reveal that the other player blocks this one. */
export type FriendshipStatus = "oneself" | "none" | "friends" | "requested" | "asked-you" | "blocked";

/** Returns the status of the other player. A request that is hidden from its receiver counts only for its sender. */
export function friendshipStatusOf(relationship: Relationship): Exclude<FriendshipStatus, "oneself"> {
	if (relationship.ownBlock) return "blocked";
	if (relationship.areFriends) return "friends";
	if (relationship.ownRequest !== "none") return "requested";
	return relationship.theirRequest === "open" ? "asked-you" : "none";
}

/** Returns whether further requests are hidden: for 30 days after the third rejection, and after each later one. */
export function isSilenced(rejections: Rejections | null, now: number): boolean {
	if (rejections === null || rejections.count < REJECTIONS_UNTIL_SILENCE) return false;
	return now < rejections.lastAt + SILENCE_MS;
}

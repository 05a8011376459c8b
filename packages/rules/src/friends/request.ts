import type { Between } from "./between.ts";
import { isSilenced } from "./between.ts";
import type { FriendsErrorCode } from "./friends.errors.ts";
import { MAX_FRIENDS, MAX_OPEN_REQUESTS } from "./limits.ts";

// Promised in docs/product.md#friends.

/** What the two sides have already. */
export interface Counts {
	readonly ownFriends: number;
	readonly theirFriends: number;
	/** Requests that this person has sent to anybody and that nobody has answered. */
	readonly ownOpenRequests: number;
}

/** What a request for friendship leads to. */
export type RequestOutcome =
	| { readonly kind: "refused"; readonly code: FriendsErrorCode }
	/** It stands as it did: a second request is answered as the first (D21). */
	| { readonly kind: "unchanged" }
	/** A new request. Where it is hidden, its receiver never hears of it, and it is answered like any other (D53). */
	| { readonly kind: "sent"; readonly isHidden: boolean }
	/** One that was hidden is shown from now on, because what hid it is over. */
	| { readonly kind: "shown" }
	/** The other had asked before: both are friends at once (D21). */
	| { readonly kind: "friends" };

/**
 * Decides what a request leads to, at the moment `now` (epoch ms). Whether the other has blocked this person makes no difference that
 * this person could see.
 */
export function requestLeadsTo(between: Between, counts: Counts, now: number): RequestOutcome {
	if (between.areFriends) return { kind: "refused", code: "friends/already-friends" };
	if (between.ownBlock) return { kind: "refused", code: "friends/blocked" };
	const isHidden = between.theirBlock || isSilenced(between.rejections, now);
	if (between.theirRequest !== "none" && !between.theirBlock) {
		const code = noRoomForAFriend(counts);
		return code === null ? { kind: "friends" } : { kind: "refused", code };
	}
	if (between.ownRequest !== "none") {
		return between.ownRequest === "hidden" && !isHidden ? { kind: "shown" } : { kind: "unchanged" };
	}
	if (counts.ownFriends >= MAX_FRIENDS) return { kind: "refused", code: "friends/too-many" };
	if (counts.ownOpenRequests >= MAX_OPEN_REQUESTS) return { kind: "refused", code: "friends/too-many-open" };
	return { kind: "sent", isHidden };
}

/** What accepting the other's request leads to. */
export type AcceptOutcome =
	| { readonly kind: "refused"; readonly code: FriendsErrorCode }
	/** They are friends already: somebody who accepts twice is answered as before. */
	| { readonly kind: "unchanged" }
	| { readonly kind: "friends" };

/** Decides what it leads to when this person accepts the other's request. One that is hidden is not there. */
export function acceptLeadsTo(between: Between, counts: Omit<Counts, "ownOpenRequests">): AcceptOutcome {
	if (between.areFriends) return { kind: "unchanged" };
	if (between.theirRequest !== "open") return { kind: "refused", code: "friends/no-request" };
	const code = noRoomForAFriend(counts);
	return code === null ? { kind: "friends" } : { kind: "refused", code };
}

function noRoomForAFriend(counts: Omit<Counts, "ownOpenRequests">): FriendsErrorCode | null {
	if (counts.ownFriends >= MAX_FRIENDS) return "friends/too-many";
	return counts.theirFriends >= MAX_FRIENDS ? "friends/they-have-too-many" : null;
}

/** What the documented call says of a request (contract.md), in words. */
export const REQUEST_MESSAGES = {
	sent: "Friend request sent",
	friends: "You are now friends",
} as const;

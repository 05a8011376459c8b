import { MAX_FRIENDS, MAX_OPEN_REQUESTS } from "./caps.ts";
import type { FriendsErrorCode } from "./friends.errors.ts";
import type { Relationship } from "./relationship.ts";
import { isSilenced } from "./relationship.ts";

// Promised in docs/product.md#friends.

export interface FriendCounts {
	readonly ownFriends: number;
	readonly theirFriends: number;
	/** Requests that this player has sent and that are not answered yet. */
	readonly ownOpenRequests: number;
}

export type RequestOutcome =
	| { readonly kind: "refused"; readonly code: FriendsErrorCode }
	/** A second request is answered like the first. */
	| { readonly kind: "unchanged" }
	/** A hidden request never reaches its receiver, but is answered like any other. */
	| { readonly kind: "sent"; readonly isHidden: boolean }
	/** A hidden request becomes visible, because the reason to hide it has ended. */
	| { readonly kind: "shown" }
	/** The other player had asked before. */
	| { readonly kind: "friends" };

/** Returns what a request leads to. `now` in epoch ms. This player can't tell whether the other one blocks them. */
export function decideRequest(relationship: Relationship, counts: FriendCounts, now: number): RequestOutcome {
	if (relationship.areFriends) return { kind: "refused", code: "friends/already-friends" };
	if (relationship.ownBlock) return { kind: "refused", code: "friends/blocked" };
	const isHidden = relationship.theirBlock || isSilenced(relationship.rejections, now);
	if (relationship.theirRequest !== "none" && !relationship.theirBlock) {
		const code = tooManyFriends(counts);
		return code === null ? { kind: "friends" } : { kind: "refused", code };
	}
	if (relationship.ownRequest !== "none") {
		return relationship.ownRequest === "hidden" && !isHidden ? { kind: "shown" } : { kind: "unchanged" };
	}
	if (counts.ownFriends >= MAX_FRIENDS) return { kind: "refused", code: "friends/too-many" };
	if (counts.ownOpenRequests >= MAX_OPEN_REQUESTS) return { kind: "refused", code: "friends/too-many-open" };
	return { kind: "sent", isHidden };
}

export type AcceptOutcome =
	| { readonly kind: "refused"; readonly code: FriendsErrorCode }
	/** They are friends already: a second time is answered like the first. */
	| { readonly kind: "unchanged" }
	| { readonly kind: "friends" };

/** Returns what accepting the other player's request leads to. A hidden request does not count. */
export function decideAccept(
	relationship: Relationship,
	counts: Omit<FriendCounts, "ownOpenRequests">,
): AcceptOutcome {
	if (relationship.areFriends) return { kind: "unchanged" };
	if (relationship.theirRequest !== "open") return { kind: "refused", code: "friends/no-request" };
	const code = tooManyFriends(counts);
	return code === null ? { kind: "friends" } : { kind: "refused", code };
}

/** Returns what opening the other player's link leads to. A player who blocks this one is answered like a full list. */
export function decideLink(
	relationship: Relationship,
	counts: Omit<FriendCounts, "ownOpenRequests">,
): AcceptOutcome {
	if (relationship.areFriends) return { kind: "unchanged" };
	if (relationship.ownBlock) return { kind: "refused", code: "friends/blocked" };
	if (counts.ownFriends >= MAX_FRIENDS) return { kind: "refused", code: "friends/too-many" };
	if (relationship.theirBlock || counts.theirFriends >= MAX_FRIENDS)
		return { kind: "refused", code: "friends/not-by-link" };
	return { kind: "friends" };
}

/** Returns the path of a player's link. Pages with a `key` are not cached, and proxies' logs hide it. */
export function friendLinkPath(secret: string): string {
	return `/add?key=${secret}`;
}

function tooManyFriends(counts: Omit<FriendCounts, "ownOpenRequests">): FriendsErrorCode | null {
	if (counts.ownFriends >= MAX_FRIENDS) return "friends/too-many";
	return counts.theirFriends >= MAX_FRIENDS ? "friends/they-have-too-many" : null;
}

export const REQUEST_MESSAGES = {
	sent: "Friend request sent",
	friends: "You are now friends",
} as const;

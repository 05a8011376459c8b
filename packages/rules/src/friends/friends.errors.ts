import type { ErrorTable } from "../errors/error-table.ts";

export const FRIENDS_ERRORS = {
	"friends/unavailable": { status: 404, message: "The friends feature is not available at this time." },
	"friends/oneself": { status: 400, message: "You can't send a friend request to yourself" },
	"friends/block-oneself": { status: 400, message: "You can't block yourself" },
	"friends/already-friends": { status: 409, message: "You are already friends" },
	"friends/blocked": { status: 409, message: "You have blocked this player. Unblock them first." },
	"friends/too-many": { status: 409, message: "You already have 1,000 friends, the most you can have" },
	"friends/they-have-too-many": { status: 409, message: "This player already has 1,000 friends" },
	"friends/too-many-open": {
		status: 409,
		message: "You have 200 open friend requests. Withdraw some before you send more.",
	},
	"friends/too-many-blocked": { status: 409, message: "You can block at most 1,000 players" },
	"friends/too-many-requests": {
		status: 429,
		message: "You've sent a lot of friend requests. Please try again later.",
	},
	"friends/no-request": { status: 404, message: "There is no such friend request" },
	"friends/link-ended": { status: 404, message: "This link is no longer valid. Ask for a new one." },
	/** One answer for two reasons, so that a block doesn't show: see `decideLink`. */
	"friends/not-by-link": { status: 409, message: "This player can't be added by a link at the moment" },
	"friends/own-link": { status: 400, message: "This is your own link" },
	"friends/friends-only": { status: 403, message: "You can only invite your friends" },
} as const satisfies ErrorTable<"friends">;

export type FriendsErrorCode = keyof typeof FRIENDS_ERRORS;

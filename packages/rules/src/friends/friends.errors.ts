import type { ErrorTable } from "../error-tables/error-table.ts";

export const FRIENDS_ERRORS = {
	"friends/load-failed": { status: 500, message: "Failed to load friends" },
	"friends/requests-load-failed": { status: 500, message: "Failed to load friend requests" },
	"friends/search-failed": { status: 500, message: "Failed to search users" },
	"friends/request-failed": { status: 500, message: "Failed to send friend request" },
	"friends/accept-failed": { status: 500, message: "Failed to accept friend request" },
	"friends/reject-failed": { status: 500, message: "Failed to reject friend request" },
	"friends/remove-failed": { status: 500, message: "Failed to remove friend" },
	"friends/unavailable": { status: 404, message: "The friends feature is not available at this time." },
	"friends/oneself": { status: 400, message: "You can't send a friend request to yourself" },
	"friends/already-friends": { status: 409, message: "You are already friends" },
	"friends/no-request": { status: 404, message: "There is no such friend request" },
	"friends/friends-only": { status: 403, message: "You can only invite your friends" },
} as const satisfies ErrorTable<"friends">;

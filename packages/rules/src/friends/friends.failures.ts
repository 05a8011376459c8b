import type { FailureTable } from "../errors/error-table.ts";

export const FRIENDS_FAILURES = {
	"friends/load-failed": { status: 500, message: "Failed to load friends" },
	"friends/requests-load-failed": { status: 500, message: "Failed to load friend requests" },
	"friends/search-failed": { status: 500, message: "Failed to search users" },
	"friends/request-failed": { status: 500, message: "Failed to send friend request" },
	"friends/accept-failed": { status: 500, message: "Failed to accept friend request" },
	"friends/reject-failed": { status: 500, message: "Failed to reject friend request" },
	"friends/withdraw-failed": { status: 500, message: "Failed to withdraw friend request" },
	"friends/remove-failed": { status: 500, message: "Failed to remove friend" },
	"friends/block-failed": { status: 500, message: "Failed to block player" },
	"friends/unblock-failed": { status: 500, message: "Failed to unblock player" },
	"friends/blocked-load-failed": { status: 500, message: "Failed to load blocked players" },
} as const satisfies FailureTable<"friends">;

import type { ErrorTable } from "../error-tables/error-table.ts";
import { FRIENDS_FAILURES } from "./friends.failures.ts";

export const FRIENDS_ERRORS = {
	...FRIENDS_FAILURES,
	"friends/unavailable": { status: 404, message: "The friends feature is not available at this time." },
	"friends/oneself": { status: 400, message: "You can't send a friend request to yourself" },
	"friends/already-friends": { status: 409, message: "You are already friends" },
	"friends/no-request": { status: 404, message: "There is no such friend request" },
	"friends/friends-only": { status: 403, message: "You can only invite your friends" },
} as const satisfies ErrorTable<"friends">;

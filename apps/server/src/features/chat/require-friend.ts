import type { Queries } from "@hilo/db/queries";
import { AppError } from "@hilo/rules/errors/app-error";
import { areFriends } from "../friends/friendships.ts";
import { findVisibleUser } from "../users/visible-users.ts";
import type { Pair } from "./pair.ts";

/**
 * Chat is between friends (D21). Who blocked somebody is a stranger to them like any other.
 *
 * @throws AppError 404 for an unknown user, 403 for one who is no friend.
 */
export async function requireFriend(db: Queries, { userId, friendId }: Pair): Promise<void> {
	if (!(await areFriends(db, userId, friendId))) throw await refusalOf(db, friendId);
}

/** Why somebody who is no friend can't be written to: 404 for an unknown user, else 403. */
export async function refusalOf(db: Queries, friendId: string): Promise<AppError> {
	const isKnown = await findVisibleUser(db, friendId);
	return new AppError(isKnown ? "chat/not-friends" : "accounts/user-not-found");
}

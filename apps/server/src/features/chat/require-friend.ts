import type { Queries } from "@hilo/db/queries";
import { AppError } from "@hilo/rules/errors/app-error";
import { areFriends } from "../friends/friendships.ts";
import { findVisibleUser } from "../users/visible-users.ts";
import type { Pair } from "./pair.ts";

/** A player who blocked the caller answers like any stranger. @throws AppError 404 for an unknown user, else 403. */
export async function requireFriend(db: Queries, { userId, friendId }: Pair): Promise<void> {
	if (!(await areFriends(db, userId, friendId))) throw await refusalOf(db, friendId);
}

export async function refusalOf(db: Queries, friendId: string): Promise<AppError> {
	const isKnown = await findVisibleUser(db, friendId);
	return new AppError(isKnown ? "chat/not-friends" : "accounts/user-not-found");
}

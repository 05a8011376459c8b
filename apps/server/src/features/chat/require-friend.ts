import type { Queries } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import { areFriends } from "../friends/friendships.ts";
import { findVisibleUser } from "../users/visible-users.ts";

/** A player who blocked the caller answers like any stranger. @throws AppError 404 for an unknown user, else 403. */
export async function requireFriend(db: Queries, { userId, friendId }: ChatPlayers): Promise<void> {
	if (!(await areFriends(db, userId, friendId))) throw await readRefusal(db, friendId);
}

export async function readRefusal(db: Queries, friendId: string): Promise<AppError> {
	const isKnown = await findVisibleUser(db, friendId);
	return new AppError(isKnown ? "chat/not-friends" : "accounts/user-not-found");
}

/** The two players of a chat, as one of them sees it. */
export interface ChatPlayers {
	readonly userId: string;
	readonly friendId: string;
}

/** The order of the ids in the table `chats`, by their bytes. */
export function sortPlayers({ userId, friendId }: ChatPlayers): { low: string; high: string } {
	return userId < friendId ? { low: userId, high: friendId } : { low: friendId, high: userId };
}

export function reversePlayers({ userId, friendId }: ChatPlayers): ChatPlayers {
	return { userId: friendId, friendId: userId };
}

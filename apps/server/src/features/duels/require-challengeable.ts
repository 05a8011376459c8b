import type { Queries } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx, Player } from "../../platform/context.ts";
import { findGame } from "../custom-games/find-game.ts";
import { blockedAmong } from "../friends/blocks.ts";
import { areFriends } from "../friends/friendships.ts";
import { findVisibleUser } from "../users/visible-users.ts";

/** Only friends can be challenged. @throws AppError 400 for the player's own id; 404; 403. */
export async function requireChallengeable(
	db: Queries,
	{ userId, toUserId, mode }: { userId: string; toUserId: string; mode: "ghost" | "live" },
): Promise<void> {
	if (toUserId === userId) throw new AppError("duels/oneself");
	const isFriend = await areFriends(db, userId, toUserId);
	if (isFriend && (await blockedAmong(db, [userId], [toUserId])).size === 0) return;
	if (!(await findVisibleUser(db, toUserId))) throw new AppError("accounts/user-not-found");
	throw new AppError(mode === "live" ? "duels/live-friends-only" : "duels/friends-only");
}

/** A friend without access to the game would get a 404 for the duel. @throws AppError 403. */
export async function requireFriendsAccess(
	{ db }: Pick<Ctx, "db">,
	{ player, toUserId, gameId }: { player: Player; toUserId: string; gameId: string },
): Promise<void> {
	try {
		await findGame({ db, actor: { ...player, id: toUserId } }, { id: gameId });
	} catch (error) {
		if (error instanceof AppError) throw new AppError("duels/friend-without-access");
		throw error;
	}
}

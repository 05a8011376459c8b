import type { GameKey } from "@hilo/rules/play/games";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { avatarOf } from "../users/avatar.ts";
import { findNearestBetter, findNearestBetterFriend } from "./ahead.repo.ts";

/** A player to pass. */
export interface Rival {
	readonly username: string;
	readonly avatarUrl: string;
	readonly score: number;
	readonly isFriend: boolean;
}

/**
 * The player with the next better score in a classic game: a friend if one is ahead, otherwise anyone.
 * @param score the caller's high score @returns null for the leader. @throws AppError 401.
 */
export async function nextRival(
	ctx: Pick<Ctx, "actor" | "db">,
	{ gameKey, score }: { gameKey: GameKey; score: number },
): Promise<Rival | null> {
	const own = { userId: requirePlayer(ctx).id, gameKey, score };
	const { kysely: db } = ctx.db;
	const friend = await findNearestBetterFriend(db, own);
	const rival = friend ?? (await findNearestBetter(db, own));
	if (!rival) return null;
	const { avatarUrl } = avatarOf(rival);
	return { username: rival.username, avatarUrl, score: rival.score, isFriend: friend !== undefined };
}

import { filterOf } from "@hilo/catalog/filters";
import type { GameId, GameKey } from "@hilo/rules/play/games";
import type { PlayerCtx } from "../../platform/context.ts";
import { avatarOf } from "../users/avatar.ts";
import { findNearestBetter, findNearestBetterFriend, findScore } from "./leaderboards.repo.ts";

/** A player to pass. */
export interface Rival {
	readonly username: string;
	readonly avatarUrl: string;
	readonly score: number;
	readonly isFriend: boolean;
}

/**
 * The player with the next better score in a classic game: a friend if one is ahead, otherwise anyone.
 * @param score the caller's high score @returns null for the leader.
 */
export async function nextRival(
	ctx: PlayerCtx,
	{ gameKey, score }: { gameKey: GameKey; score: number },
): Promise<Rival | null> {
	const own = { userId: ctx.actor.id, gameKey, score };
	const { kysely: db } = ctx.db;
	const friend = await findNearestBetterFriend(db, own);
	const rival = friend ?? (await findNearestBetter(db, own));
	if (!rival) return null;
	const { avatarUrl } = avatarOf(rival);
	return { username: rival.username, avatarUrl, score: rival.score, isFriend: friend !== undefined };
}

export interface RunRival {
	/** The board on which the game's runs with this filter count. */
	readonly gameKey: GameKey;
	readonly rival: Rival | null;
}

/** The next player to pass in a classic game. Null for an unknown filter. */
export async function rivalInGame(
	ctx: PlayerCtx,
	{ game, filter }: { game: GameId; filter: string },
): Promise<RunRival | null> {
	const { id } = ctx.actor;
	const gameKey = filterOf(game, filter)?.key;
	if (!gameKey) return null;
	const own = await findScore(ctx.db.kysely, { gameKey, timeRange: null }, id);
	return { gameKey, rival: await nextRival(ctx, { gameKey, score: own?.score ?? 0 }) };
}

import { filterOf } from "@hilo/catalog/filters";
import { type GameId, type GameKey, gameOfKey } from "@hilo/rules/play/games";
import type { PlayerCtx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { avatarOf } from "../users/avatar.ts";
import {
	findBetterBests,
	findNearestBetter,
	findNearestBetterFriend,
	findScore,
} from "./leaderboards.repo.ts";

/**
 * The player with the next better score in a classic game: a friend if one is ahead, otherwise anyone.
 * @param score the caller's high score @returns null for the leader.
 */
export async function nextRival(ctx: PlayerCtx, { gameKey, score }: { gameKey: GameKey; score: number }) {
	const own = { userId: ctx.actor.id, gameKey, score };
	const { kysely: db } = ctx.db;
	const friend = await findNearestBetterFriend(db, own);
	const rival = friend ?? (await findNearestBetter(db, own));
	if (!rival) return null;
	const { avatarUrl } = avatarOf(rival);
	return { username: rival.username, avatarUrl, score: rival.score, isFriend: friend !== undefined };
}

/** The next player to pass in a classic game, with the key of the filter's board. Null for an unknown filter. */
export async function rivalInGame(ctx: PlayerCtx, { game, filter }: { game: GameId; filter: string }) {
	const { id } = ctx.actor;
	const gameKey = filterOf(game, filter)?.key;
	if (!gameKey) return null;
	const own = await findScore(ctx.db.kysely, { gameKey, timeRange: null }, id);
	return { gameKey, rival: await nextRival(ctx, { gameKey, score: own?.score ?? 0 }) };
}

const MAX_BESTS = 5;

/** High scores of friends above the caller's in classic games: at most five, the newest first. */
export async function bestsToBeat(ctx: PlayerCtx) {
	const rows = await findBetterBests(ctx.db.kysely, ctx.actor.id, MAX_BESTS);
	return rows.map((row) => ({
		userId: row.id,
		username: row.username,
		avatarUrl: avatarOf(row).avatarUrl,
		game: gameOfKey(row.game_key),
		gameKey: row.game_key,
		/** The filter in words; null in games without filters. */
		label: row.label,
		score: row.score,
		at: isoTime(row.achieved_at),
	}));
}

import { type GameId, type GameKey, gameOfKey } from "@hilo/rules/play/games";
import type { PlayerCtx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { avatarOf } from "../users/avatar.ts";
import { findBetterBests } from "./leaderboards.repo.ts";

const MAX_BESTS = 5;

/** A friend's high score in a classic game, above the caller's. */
export interface BestToBeat {
	readonly userId: string;
	readonly username: string;
	readonly avatarUrl: string;
	readonly game: GameId;
	readonly gameKey: GameKey;
	/** The filter in words; null in games without filters. */
	readonly label: string | null;
	readonly score: number;
	readonly at: string;
}

/** At most five, the newest first. */
export async function bestsToBeat(ctx: PlayerCtx): Promise<BestToBeat[]> {
	const rows = await findBetterBests(ctx.db.kysely, ctx.actor.id, MAX_BESTS);
	return rows.map((row) => ({
		userId: row.id,
		username: row.username,
		avatarUrl: avatarOf(row).avatarUrl,
		game: gameOfKey(row.game_key),
		gameKey: row.game_key,
		label: row.label,
		score: row.score,
		at: isoTime(row.achieved_at),
	}));
}

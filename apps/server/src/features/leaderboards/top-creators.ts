import { TOP_CREATORS } from "@hilo/rules/leaderboards/popularity";
import type { Ctx } from "../../platform/context.ts";
import { viewerIdOf } from "../custom-games/find-game.ts";
import { faceOf } from "../users/face.ts";
import { findBestGame, findTopCreators } from "./popular.repo.ts";

/** Somebody whose games everybody may find; private and invite-only ones count for nothing (D42). */
export interface TopCreator {
	readonly id: string;
	readonly creatorName: string;
	readonly avatarUrl: string;
	/** Of all these games. */
	readonly totalPlays: number;
	readonly gameCount: number;
	/** Those with a timer. */
	readonly timerGamesCount: number;
	readonly topGame: { readonly id: string; readonly name: string; readonly plays: number } | null;
}

/** Returns those whose games were played most. Anyone may ask. */
export async function topCreators(ctx: Pick<Ctx, "actor" | "db">): Promise<TopCreator[]> {
	const db = ctx.db.kysely;
	const creators: TopCreator[] = [];
	for (const row of await findTopCreators(db, viewerIdOf(ctx.actor), TOP_CREATORS)) {
		const best = await findBestGame(db, row.id);
		creators.push({
			id: row.id,
			creatorName: row.username,
			avatarUrl: faceOf(row).avatarUrl,
			totalPlays: row.plays,
			gameCount: row.games,
			timerGamesCount: row.timer_games,
			topGame: best ? { id: best.id, name: best.name, plays: best.play_count } : null,
		});
	}
	return creators;
}

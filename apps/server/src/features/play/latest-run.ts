import type { PlayedGame } from "@hilo/rules/play/played-game";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { findLatestRun } from "./play.repo.ts";

export interface LatestRun {
	readonly runId: string;
	readonly game: PlayedGame;
	/** Null for a classic game. */
	readonly customGameId: string | null;
	readonly score: number;
}

/** The caller's last finished run with a score above 0; null before it. @throws AppError 401. */
export async function latestRun(ctx: Ctx): Promise<LatestRun | null> {
	const run = await findLatestRun(ctx.db.kysely, requirePlayer(ctx).id);
	return run ? { runId: run.id, game: run.game, customGameId: run.custom_game_id, score: run.score } : null;
}

import { AppError } from "@hilo/rules/errors/app-error";
import type { ScoreTable } from "@hilo/rules/progression/scores";
import type { UpdateScoreInput } from "@hilo/rules/progression/update-score.schema";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { keepHighScore } from "./keep-high-score.ts";
import { lockStats, putStats } from "./progression.repo.ts";
import { scoresOf } from "./scores-of.ts";

/**
 * Takes a score that a client claims for the signed-in player; it stays unverified (D12). A score of 0 changes nothing (D39).
 *
 * @returns the player's high scores.
 * @throws AppError 401; 403 where the site takes judged runs only.
 */
export async function updateScore(ctx: Ctx, input: UpdateScoreInput): Promise<ScoreTable> {
	const player = requirePlayer(ctx);
	if ((await ctx.siteSettings.get("integrity")) === "strict")
		throw new AppError("progression/unverified-refused");
	const { game: gameKey, score, selectedFeature } = input;
	if (score > 0) {
		await ctx.db.transaction(async (tx) => {
			const stats = await lockStats(tx, player.id);
			const at = ctx.clock.now();
			await keepHighScore(tx, {
				userId: player.id,
				gameKey,
				score,
				feature: selectedFeature ?? null,
				verified: false,
				at,
			});
			await putStats(tx, player.id, { games_played: stats.games_played + 1 });
		});
	}
	return scoresOf(ctx, player.id);
}

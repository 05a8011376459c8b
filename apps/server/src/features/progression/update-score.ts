import { FILTERS } from "@hilo/catalog/filters";
import type { EarnedBadgeRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import { type GameKey, gameOfKey } from "@hilo/rules/play/games";
import type { UpdateScoreInput } from "@hilo/rules/progression/progression.schema";
import type { PlayerCtx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { today } from "../../platform/today.ts";
import { announceBadges, awardBadges } from "./check-badges.ts";
import { lockStats, putStats } from "./progression.repo.ts";
import { type Progress, readProgress } from "./read-progress.ts";
import { refuseUnverified, saveHighScore } from "./save-high-score.ts";

/** The score stays unverified; 0 changes nothing. @returns the player's progress and the badges to announce.
 * @throws AppError 400 for an unknown label; 403 in strict mode; 409 for a score meant for another player. */
export async function updateScore(
	ctx: PlayerCtx,
	input: UpdateScoreInput,
): Promise<{ progress: Progress; newBadges: readonly EarnedBadgeRow[] }> {
	const { id: userId } = ctx.actor;
	await refuseUnverified(ctx);
	const { game: gameKey, score, selectedFeature, owner = userId } = input;
	if (owner !== userId) throw new AppError("progression/score-of-another");
	const label = labelOf(gameKey, selectedFeature);
	if (score === 0) return { progress: await readProgress(ctx, ctx.db.kysely, userId), newBadges: [] };
	return ctx.db.transaction(async (tx) => {
		const stats = await lockStats(tx, userId);
		const at = ctx.clock.now();
		await saveHighScore(ctx, tx, { userId, gameKey, score, label, verified: false, at });
		await putStats(tx, userId, { ...stats, gamesPlayed: stats.gamesPlayed + 1 });
		notifyAfterCommit(ctx, tx, [userId], { kind: "me" });
		await awardBadges(tx, userId, { at, today: today(ctx) });
		const { newBadges } = await announceBadges(tx, userId);
		return { progress: await readProgress(ctx, tx, userId), newBadges };
	});
}

/** Accepts only the texts of this game's filters, because boards show them to everyone; null without a filter.
 * @throws AppError 400 for any other text. */
function labelOf(key: GameKey, selected: string | undefined): string | null {
	const text = selected?.trim();
	if (!text) return null;
	const isFilterLabel = FILTERS[gameOfKey(key)].some(
		(gameFilter) => gameFilter.key === key && gameFilter.label === text,
	);
	if (!isFilterLabel) throw new AppError("progression/feature-invalid");
	return text;
}

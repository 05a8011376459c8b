import type { Tx } from "@hilo/db/open-database";
import type { HighScoreRow, Queries } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import { LIMITED_PERIODS, startOf } from "@hilo/rules/leaderboards/boards";
import type { GameKey } from "@hilo/rules/play/games";
import { isBetterScore } from "@hilo/rules/progression/scores";
import { dayAt } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";
import {
	findPeriodScores,
	findScore,
	insertPeriodScores,
	insertScores,
	putPeriodScores,
	putScore,
} from "./scores.repo.ts";

// Promised in docs/product.md#scores.

export interface ReachedScore {
	readonly userId: string;
	readonly gameKey: GameKey;
	readonly score: number;
	readonly label: string | null;
	/** Whether it came from a judged run. */
	readonly verified: boolean;
	/** Epoch milliseconds. */
	readonly at: number;
}

/** Stores a higher score, or the first verified one that equals it, also for the week and the month. The caller checks
 * access. @returns the stored high score, and whether this one raised it. */
export async function saveHighScore(
	ctx: Pick<Ctx, "settings" | "boards">,
	tx: Tx,
	reached: ReachedScore,
): Promise<{ best: number; newBest: boolean }> {
	const { userId, gameKey, score } = reached;
	const stored = await findScore(tx, userId, gameKey);
	const improved = improvedScore(reached, stored);
	if (improved) await putScore(tx, rowOf(improved));
	const isInPeriods = score > 0 && (await saveInPeriods(ctx, tx, reached));
	if (improved || isInPeriods) tx.afterCommit(() => ctx.boards.clear(gameKey));
	const before = stored?.score ?? 0;
	return { best: Math.max(before, score), newBest: score > before };
}

/** @returns whether the score is the best of the week or the month. */
async function saveInPeriods({ settings }: Pick<Ctx, "settings">, tx: Tx, reached: ReachedScore) {
	const day = dayAt(reached.at, settings.siteTimeZone);
	const stored = await findPeriodScores(tx, reached.userId, reached.gameKey);
	const rows = LIMITED_PERIODS.flatMap((period) => {
		const starts = startOf(period, day);
		const storedOfPeriod = stored.find((row) => row.period === period && row.starts === starts);
		const improved = improvedScore(reached, storedOfPeriod);
		return improved ? [{ ...rowOf(improved), period, starts }] : [];
	});
	if (rows.length > 0) await putPeriodScores(tx, rows);
	return rows.length > 0;
}

type Stored = Pick<HighScoreRow, "score" | "verified" | "label">;

/** Null if the stored score is better. An equal score keeps the stored filter. */
function improvedScore(reached: ReachedScore, stored: Stored | undefined): ReachedScore | null {
	const storedScore = stored && { score: stored.score, verified: stored.verified === 1 };
	if (!isBetterScore(reached, storedScore)) return null;
	return stored?.score === reached.score ? { ...reached, label: stored.label } : reached;
}

/** For new players, who have no scores yet. */
export async function insertFirstScores(ctx: Ctx, tx: Tx, reached: readonly ReachedScore[]): Promise<void> {
	await insertScores(tx, reached.map(rowOf));
	const day = today(ctx);
	const { siteTimeZone } = ctx.settings;
	for (const period of LIMITED_PERIODS) {
		const starts = startOf(period, day);
		const ofPeriod = reached.filter(({ at }) => dayAt(at, siteTimeZone) >= starts);
		await insertPeriodScores(
			tx,
			ofPeriod.map((score) => ({ ...rowOf(score), period, starts })),
		);
	}
	tx.afterCommit(() => ctx.boards.clear());
}

function rowOf({ userId, gameKey, score, label, verified, at }: ReachedScore): HighScoreRow {
	return {
		user_id: userId,
		game_key: gameKey,
		score,
		label,
		verified: verified ? 1 : 0,
		achieved_at: at,
	};
}

/** 0 without a stored score. */
export async function bestScore(db: Queries, userId: string, gameKey: GameKey): Promise<number> {
	return (await findScore(db, userId, gameKey))?.score ?? 0;
}

export async function acceptsUnverified({ siteSettings }: Pick<Ctx, "siteSettings">): Promise<boolean> {
	return (await siteSettings.get("integrity")) === "open";
}

/** @throws AppError 403 in strict mode, where only judged runs count. */
export async function refuseUnverified(ctx: Pick<Ctx, "siteSettings">): Promise<void> {
	if (!(await acceptsUnverified(ctx))) throw new AppError("progression/unverified-refused");
}

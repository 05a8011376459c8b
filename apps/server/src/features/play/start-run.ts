import type { RunRow } from "@hilo/db/tables";
import { isUniqueViolation } from "@hilo/db/unique-violation";
import type { GameId } from "@hilo/rules/play/games";
import { openRun } from "@hilo/rules/play/run";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { newId, newSecret } from "../../platform/system/ids.ts";
import { bestScore } from "../progression/best-score.ts";
import { refuseDisabledGame } from "../site/game-status.ts";
import { currentRun } from "./current-run.ts";
import { presentRun, type RunView } from "./play.presenter.ts";
import { insertRun } from "./play.repo.ts";
import { runColumns, specFor } from "./run-record.ts";

/**
 * Deals the signed-in player a judged run, or hands back the one they have open: a second tab, a double click or a repeated
 * request all come to the same run.
 *
 * @throws AppError 401; 403 for a game that is disabled; 404 for one that is not offered.
 */
export async function startRun(ctx: Ctx, choice: { game: GameId; filter: string }): Promise<RunView> {
	const player = requirePlayer(ctx);
	const { game } = choice;
	const open = await currentRun(ctx, { game });
	if (open) return open;
	await refuseDisabledGame(ctx, game);
	const { pool, filter, key, feature } = await ctx.pools.offer(game, choice.filter);
	const now = ctx.clock.now();
	const seed = newSecret();
	const row: RunRow = {
		id: newId(),
		user_id: player.id,
		game,
		custom_game_id: null,
		game_key: key,
		filter,
		feature,
		pool_id: pool.id,
		seed,
		started_at: now,
		...runColumns(openRun(specFor(game, seed, pool), now), now),
	};
	try {
		await insertRun(ctx.db.kysely, row);
	} catch (error) {
		const other = isUniqueViolation(error) ? await currentRun(ctx, { game }) : null;
		if (other) return other;
		throw error;
	}
	return presentRun(row, pool, await bestScore(ctx.db.kysely, player.id, row.game_key), now);
}

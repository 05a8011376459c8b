import type { Tx } from "@hilo/db/open-database";
import { LIMITED_PERIODS, startOf } from "@hilo/rules/leaderboards/boards";
import type { GameKey } from "@hilo/rules/play/games";
import type { Ctx, OperatorCtx } from "../../platform/context.ts";
import { deleteOld } from "../../platform/in-batches.ts";
import { today } from "../../platform/today.ts";
import { deleteScores } from "./scores.repo.ts";

/** Background job: deletes the scores of past weeks and months, which no board shows. @returns how many. */
export async function deletePastPeriods(ctx: OperatorCtx): Promise<number> {
	const [earliest = ""] = LIMITED_PERIODS.map((period) => startOf(period, today(ctx))).sort();
	return deleteOld(ctx.db.kysely, "period_scores", {
		column: "starts",
		key: ["user_id", "game_key", "period", "starts"],
		before: earliest,
	});
}

/** Deletes scores of weeks and months too; XP, badges and mastery stay.
 * The caller checks access.
 * @returns what was deleted. */
export function deleteHighScores(
	ctx: Pick<Ctx, "boards">,
	tx: Tx,
	userId: string,
	game: GameKey | "all",
): Promise<{ game: GameKey; score: number }[]> {
	tx.afterCommit(() => ctx.boards.clear(game === "all" ? undefined : game));
	return deleteScores(tx, userId, game);
}

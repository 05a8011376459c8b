import { type ScoreTable, scoreTable } from "@hilo/rules/progression/scores";
import type { Ctx } from "../../platform/context.ts";
import { findScores } from "./progression.repo.ts";

/** The user's high score in each of the 13 keys, 0 where there is none. For callers who may see that user's record. */
export async function scoresOf(ctx: Ctx, userId: string): Promise<ScoreTable> {
	const rows = new Map((await findScores(ctx.db.kysely, userId)).map((row) => [row.game_key, row]));
	return scoreTable((key) => {
		const row = rows.get(key);
		const feature = row?.selected_feature ? { selectedFeature: row.selected_feature } : {};
		return { highScore: row?.score ?? 0, ...feature, verified: row?.verified === 1 };
	});
}

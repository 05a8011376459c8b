import { BOARD_ROWS } from "@hilo/rules/leaderboards/ranking";
import type { GameKey } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import { type Face, faceOf } from "../users/face.ts";
import { findTopScores } from "./leaderboards.repo.ts";

export interface ClassicRow extends Face {
	readonly rank: number;
	readonly userId: string;
	readonly username: string;
	readonly score: number;
	/** The label of the filter that was played; "Classic" where none. */
	readonly selectedFeature: string;
	readonly verified: boolean;
}

/** The ten best players of a game. Anyone may see it (D10). */
export async function classicBoard(ctx: Ctx, { key }: { key: GameKey }): Promise<ClassicRow[]> {
	const rows = await findTopScores(ctx.db.kysely, key, BOARD_ROWS);
	return rows.map((row, index) => ({
		rank: index + 1,
		userId: row.user_id,
		username: row.username,
		...faceOf(row),
		score: row.score,
		selectedFeature: row.selected_feature ?? "Classic",
		verified: row.verified === 1,
	}));
}

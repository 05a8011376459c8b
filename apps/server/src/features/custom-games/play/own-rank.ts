import type { CustomOrder } from "@hilo/rules/leaderboards/ranking";
import { type Ctx, requirePlayer } from "../../../platform/context.ts";
import { findOpenBoard, type RowView, readRows } from "./board.ts";
import { isOnBoard } from "./plays.repo.ts";

const MAX_RANKED = 1000;

export interface CustomRank {
	/** Null beyond rank 1,000. */
	readonly row: RowView | null;
	/** Null where more than 1,000 players are on the board. */
	readonly of: number | null;
}

/** Null where the player has no score. @throws AppError 401; as `customBoard`. */
export async function customRank(
	ctx: Ctx,
	{ id, order }: { id: string; order: CustomOrder },
): Promise<CustomRank | null> {
	const { id: userId } = requirePlayer(ctx);
	await findOpenBoard(ctx, id);
	if (!(await isOnBoard(ctx.db.kysely, id, userId))) return null;
	const rows = await readRows(ctx, id, order, MAX_RANKED + 1);
	return {
		row: rows.slice(0, MAX_RANKED).find((row) => row.userId === userId) ?? null,
		of: rows.length > MAX_RANKED ? null : rows.length,
	};
}

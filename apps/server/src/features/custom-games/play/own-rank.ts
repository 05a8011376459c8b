import type { CustomOrder } from "@hilo/rules/leaderboards/ranking";
import { type Ctx, requirePlayer } from "../../../platform/context.ts";
import { findOpenBoard, type RowView, readRows } from "./board.ts";
import { isOnBoard } from "./plays.repo.ts";

/** Nobody's place is counted beyond this one. */
const MAX_RANKED = 1000;

/** Where the caller stands on a custom game's board. */
export interface CustomRank {
	/** The own row, with its rank; null beyond the first thousand. */
	readonly row: RowView | null;
	/** How many players are on the board; null where there are more than a thousand. */
	readonly of: number | null;
}

/**
 * Returns where the signed-in player stands on a custom game's board; null where they have no score there.
 *
 * @throws AppError 401; as `customBoard`.
 */
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

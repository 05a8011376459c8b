import type { CustomOrder } from "@hilo/rules/leaderboards/ranking";
import { type Ctx, requirePlayer } from "../../../platform/context.ts";
import { findOpenBoard, presentRow, type RowView } from "./board.ts";
import { findPlace } from "./boards.repo.ts";
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
	const db = ctx.db.kysely;
	const found = await findPlace(db, order, { gameId: id, userId, limit: MAX_RANKED + 1 });
	if (!found) return (await isOnBoard(db, id, userId)) ? { row: null, of: null } : null;
	const { place, of, ...row } = found;
	return {
		row: place > MAX_RANKED ? null : presentRow(row, place - 1),
		of: (of ?? 0) > MAX_RANKED ? null : of,
	};
}

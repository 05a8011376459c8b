import type { CustomOrder } from "@hilo/rules/leaderboards/ranking";
import { type Ctx, requirePlayer } from "../../../platform/context.ts";
import { findOpenBoard, presentRow, type RowView } from "./board.ts";
import { findPlace } from "./boards.repo.ts";
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
	const db = ctx.db.kysely;
	const found = await findPlace(db, order, { gameId: id, userId, limit: MAX_RANKED + 1 });
	if (!found) return (await isOnBoard(db, id, userId)) ? { row: null, of: null } : null;
	const { place, of, ...row } = found;
	return {
		row: place > MAX_RANKED ? null : presentRow(row, place - 1),
		of: (of ?? 0) > MAX_RANKED ? null : of,
	};
}

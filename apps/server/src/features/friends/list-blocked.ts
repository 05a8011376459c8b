import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { type BlockedRow, findBlocked } from "./blocks.repo.ts";

/** @throws AppError 401. */
export function listBlocked(ctx: Ctx): Promise<BlockedRow[]> {
	return findBlocked(ctx.db.kysely, requirePlayer(ctx).id);
}

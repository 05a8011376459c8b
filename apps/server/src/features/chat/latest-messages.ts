import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { findLatest, type LatestRow } from "./latest.repo.ts";

/** Of the caller's chats with friends; marks nothing as read. @throws AppError 401. */
export function latestMessages(ctx: Ctx): Promise<LatestRow[]> {
	return findLatest(ctx.db.kysely, requirePlayer(ctx).id);
}

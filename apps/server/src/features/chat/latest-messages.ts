import type { PlayerCtx } from "../../platform/context.ts";
import { findLatest, type LatestRow } from "./latest.repo.ts";

/** Of the caller's chats with friends; marks nothing as read. */
export function latestMessages(ctx: PlayerCtx): Promise<LatestRow[]> {
	return findLatest(ctx.db.kysely, ctx.actor.id);
}

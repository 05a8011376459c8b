import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { findRequestsFrom, findRequestsTo, type RequestRow } from "./lists.repo.ts";

/** The newest requests that the signed-in player has not answered. @throws AppError 401. */
export function listIncoming(ctx: Ctx): Promise<RequestRow[]> {
	return findRequestsTo(ctx.db.kysely, requirePlayer(ctx).id);
}

/** The requests that the signed-in player has sent and nobody has answered, newest first. @throws AppError 401. */
export function listSent(ctx: Ctx): Promise<RequestRow[]> {
	return findRequestsFrom(ctx.db.kysely, requirePlayer(ctx).id);
}

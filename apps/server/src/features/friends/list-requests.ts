import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { countRequestsTo, findRequestsFrom, findRequestsTo, type RequestRow } from "./lists.repo.ts";

export type { RequestRow };

/** The newest requests that the signed-in player has not answered. @throws AppError 401. */
export function listIncoming(ctx: Ctx): Promise<RequestRow[]> {
	return incomingOf(ctx, requirePlayer(ctx).id);
}

/** The same for a user who is known to be asking for themselves. */
export function incomingOf({ db }: Pick<Ctx, "db">, userId: string): Promise<RequestRow[]> {
	return findRequestsTo(db.kysely, userId);
}

/** How many there are, for such a user. */
export function countIncoming({ db }: Pick<Ctx, "db">, userId: string): Promise<number> {
	return countRequestsTo(db.kysely, userId);
}

/** The requests that the signed-in player has sent and nobody has answered, newest first. @throws AppError 401. */
export function listSent(ctx: Ctx): Promise<RequestRow[]> {
	return findRequestsFrom(ctx.db.kysely, requirePlayer(ctx).id);
}

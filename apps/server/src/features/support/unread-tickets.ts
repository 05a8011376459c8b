import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { countUnread } from "./tickets.repo.ts";

/** @throws AppError 401. */
export function unreadTickets(ctx: Ctx): Promise<number> {
	return unreadTicketsOf(ctx, requirePlayer(ctx).id);
}

/** For callers that have checked that users ask for themselves. */
export function unreadTicketsOf({ db }: Pick<Ctx, "db">, userId: string): Promise<number> {
	return countUnread(db.kysely, userId);
}

import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { countUnread } from "./tickets.repo.ts";

/** How many of the player's tickets have an answer that the player has not read. @throws AppError 401. */
export function unreadTickets(ctx: Ctx): Promise<number> {
	return unreadTicketsOf(ctx, requirePlayer(ctx).id);
}

/** The same for a user who is known to be asking for themselves. */
export function unreadTicketsOf({ db }: Pick<Ctx, "db">, userId: string): Promise<number> {
	return countUnread(db.kysely, userId);
}

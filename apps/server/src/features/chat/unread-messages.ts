import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { countUnread } from "./read.repo.ts";

/** How many messages of friends the player has not read. @throws AppError 401. */
export function unreadMessages(ctx: Ctx): Promise<number> {
	return unreadMessagesOf(ctx, requirePlayer(ctx).id);
}

/** The same for a user who is known to be asking for themselves. */
export function unreadMessagesOf({ db }: Pick<Ctx, "db">, userId: string): Promise<number> {
	return countUnread(db.kysely, userId);
}

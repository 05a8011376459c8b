import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { countUnread } from "./read.repo.ts";

/** @throws AppError 401. */
export function unreadMessages(ctx: Ctx): Promise<number> {
	return unreadMessagesOf(ctx, requirePlayer(ctx).id);
}

/** The caller has checked that the user is asking for themselves. */
export function unreadMessagesOf({ db }: Pick<Ctx, "db">, userId: string): Promise<number> {
	return countUnread(db.kysely, userId);
}

import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { type FriendRow, findFriends } from "./lists.repo.ts";

export type { FriendRow };

/** Leaves out suspended and leaving friends. @throws AppError 401. */
export function listFriends(ctx: Ctx): Promise<FriendRow[]> {
	return friendsOf(ctx, requirePlayer(ctx).id);
}

/** For callers that have checked that users ask for themselves. */
export function friendsOf({ db }: Pick<Ctx, "db">, userId: string): Promise<FriendRow[]> {
	return findFriends(db.kysely, userId);
}

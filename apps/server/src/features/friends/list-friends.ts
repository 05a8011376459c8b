import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { type FriendRow, findFriends } from "./lists.repo.ts";

export type { FriendRow };

/** The signed-in player's friends, by name. Those who are leaving the site are left out. @throws AppError 401. */
export function listFriends(ctx: Ctx): Promise<FriendRow[]> {
	return friendsOf(ctx, requirePlayer(ctx).id);
}

/** The same for a user who is known to be asking for themselves. */
export function friendsOf({ db }: Pick<Ctx, "db">, userId: string): Promise<FriendRow[]> {
	return findFriends(db.kysely, userId);
}

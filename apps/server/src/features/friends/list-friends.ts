import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { type FriendRow, findFriends } from "./lists.repo.ts";

/** The signed-in player's friends, by name. Those who are leaving the site are left out. @throws AppError 401. */
export function listFriends(ctx: Ctx): Promise<FriendRow[]> {
	return findFriends(ctx.db.kysely, requirePlayer(ctx).id);
}

import type { Tx } from "@hilo/db/open-database";
import type { UserUpdate } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { notifyFriendsOfChange } from "../friends/notify-friends.ts";
import { changeUser } from "../users/change-user.ts";

type Identity = Pick<UserUpdate, "username" | "username_key" | "avatar_url" | "is_custom_avatar">;

/** Changes name or picture, and notifies all who see it. Call it first in a transaction: it locks other users' rows.
 * @throws the database's error where the name is taken, see `isUniqueViolation`. */
export async function changeIdentity(
	ctx: Pick<Ctx, "liveEvents" | "boards">,
	tx: Tx,
	userId: string,
	identity: Identity,
): Promise<void> {
	await notifyFriendsOfChange(ctx, tx, userId);
	await changeUser(tx, userId, identity);
	tx.afterCommit(() => ctx.boards.clear());
	notifyAfterCommit(ctx, tx, [userId], { kind: "me" });
}
